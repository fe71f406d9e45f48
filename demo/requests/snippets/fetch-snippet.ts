/** Code for the console of this page. */
import { bodyOf, literal } from "./code-text.ts";
import type { SnippetCall } from "./snippet-call.ts";

export function fetchSnippet({ method, path, requestHeaders, body, upload }: SnippetCall): string {
  const call = [
    `const response = await fetch(${JSON.stringify(path)}, {`,
    `  method: ${JSON.stringify(method)},`,
    `  headers: ${literal(requestHeaders)},`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body)}),`]),
    ...(upload === undefined ? [] : [`  body: form, // ${upload.replaceAll("\n", "; ")}`]),
    `});`,
  ];
  const read =
    bodyOf(body)["stream"] === true
      ? [
          `const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();`,
          `for (;;) {`,
          `  const { done, value } = await reader.read();`,
          `  if (done) break;`,
          `  console.log(value);`,
          `}`,
        ]
      : [`console.log(await response.json());`];
  return [...call, ...read, ""].join("\n");
}
