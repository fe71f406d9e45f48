/** Chooses a model of one role. */
import type { JSX } from "preact";
import type { ModelStatus } from "../../src/index.ts";
import { modelsOf } from "../service/playground.ts";

interface Properties {
  role: NonNullable<ModelStatus["role"]>;
  label?: string;
  chosen: string;
  onChoose: (id: string) => void;
}

export function ModelSelect({ role, label = "Model", chosen, onChoose }: Properties): JSX.Element | null {
  const ids = modelsOf(role).map(({ id }) => id);
  // A model that was removed since it was chosen stays in the list, so that the service's error explains it.
  const offered = ids.includes(chosen) || ids.length === 0 ? ids : [chosen, ...ids];
  if (offered.length === 0) return null;
  return (
    <label class="model-choice">
      <span>{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {offered.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </label>
  );
}
