/** "A property whose value is null is treated exactly as if it were absent, at every depth" (contract 0.3). */

/**
 * Locations of maps of caller's data in a body; their nulls stay.
 * Keys are property names, "*" is any list element, and `true` marks the map.
 */
export interface FreeForm {
  readonly [key: string]: FreeForm | true;
}

/** Removes null properties in place. Null list elements stay: they are wrong values, not absent ones. */
export function removeNulls(body: unknown, freeFormOfBody: FreeForm): void {
  const pending: { value: unknown; freeForm: FreeForm | true | undefined }[] = [{ value: body, freeForm: freeFormOfBody }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, freeForm } = next;
    if (freeForm === true || typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (const element of value) pending.push({ value: element, freeForm: freeForm?.["*"] });
      continue;
    }
    for (const [key, property] of Object.entries(value)) {
      if (property === null) Reflect.deleteProperty(value, key);
      else {
        const known = freeForm !== undefined && Object.hasOwn(freeForm, key);
        pending.push({ value: property, freeForm: known ? freeForm[key] : undefined });
      }
    }
  }
}
