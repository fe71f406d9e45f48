/** The names that statements read, whatever defines them: a macro has `varargs`, `kwargs` and `caller` only if it reads them. */
import type { Statement } from "./ast.ts";

/** Every node that is a name counts; a text or a member of that name does not. */
export function namesRead(statements: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const open: unknown[] = [...statements];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) {
      for (const item of node) open.push(item);
    } else if (typeof node === "object" && node !== null && !(node instanceof Set)) {
      if ("kind" in node && node.kind === "name" && "name" in node && typeof node.name === "string") names.add(node.name);
      for (const member of Object.values(node)) open.push(member);
    }
  }
  return names;
}
