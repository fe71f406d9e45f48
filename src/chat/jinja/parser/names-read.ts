/** Finds the names that statements read: a macro has `varargs`, `kwargs` and `caller` only if it reads them. */
import type { Statement } from "./ast.ts";

/** Returns the names in the statements. Texts and members with such a name do not count. */
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
