/** Code for a shell: the usual form of requests in API documentation. */
import type { SnippetCall } from "./snippet-call.ts";

const note = [
  "# This service lives in the page: only pages of this site reach it. The same request works",
  "# against any server of this API, at its address.",
];

export function curlSnippet({ method, path, requestHeaders, body, upload }: SnippetCall): string {
  const parts = [
    `curl --request ${method} "$BASE_URL${path}"`,
    ...Object.entries(requestHeaders).map(([name, value]) => `  --header ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  --data ${quoted(JSON.stringify(body, undefined, 2))}`]),
    ...(upload === undefined ? [] : upload.split("\n").map((part) => `  --form ${quoted(part)}`)),
  ];
  return [...note, parts.join(" \\\n"), ""].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
