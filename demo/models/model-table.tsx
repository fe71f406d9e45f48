/** The frame of the tables of models, and the field that filters them. */
import type { ComponentChildren, JSX } from "preact";
import type { Signal } from "@preact/signals";

interface TableProperties {
  label: string;
  /** Headings of the cells before the actions. */
  columns: readonly string[];
  children: ComponentChildren;
}

export function ModelTable({ label, columns, children }: TableProperties): JSX.Element {
  return (
    <table class="model-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span class="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function FilterField({ query, placeholder }: { query: Signal<string>; placeholder: string }): JSX.Element {
  return (
    <label class="field">
      Filter
      <input type="search" placeholder={placeholder} value={query.value} onInput={(event) => (query.value = event.currentTarget.value)} />
    </label>
  );
}
