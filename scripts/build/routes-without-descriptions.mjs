/** Leaves out of the host's script the properties of a route that only `openapi.json` and `cohabit/types` read. */
import { parseSync, Visitor } from "rolldown/utils";

/** Properties of `defineRoute({...})` that no type of the router has (`Route` in src/api/define-route.ts). */
const descriptions = new Set(["id", "tag", "summary", "isOpenai", "parameters", "otherBodies", "response", "redirect", "errors"]);

/**
 * Replaces the properties by spaces, so that every other character keeps its position and no source map is needed.
 * @param {string} id Path of the module.
 * @param {string} code
 */
export function withoutDescriptions(id, code) {
  let result = code;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== "Identifier" || callee.name !== "defineRoute" || definition?.type !== "ObjectExpression") return;
      for (const [index, property] of definition.properties.entries()) {
        if (property.type !== "Property" || property.key.type !== "Identifier" || !descriptions.has(property.key.name)) continue;
        const end = definition.properties[index + 1]?.start ?? property.end;
        result = result.slice(0, property.start) + result.slice(property.start, end).replaceAll(/[^\n]/g, " ") + result.slice(end);
      }
    },
  });
  visitor.visit(parseSync(id, code).program);
  return result;
}

/** @type {import("vite").Plugin} */
export const routesWithoutDescriptions = {
  name: "routes-without-descriptions",
  transform: {
    filter: { id: /\/src\/api\/.*\.ts$/, code: "defineRoute({" },
    handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
  },
};
