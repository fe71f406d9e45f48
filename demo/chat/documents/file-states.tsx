/** Files that are being read, each with a button that stops it, and the files that were refused. */
import type { JSX } from "preact";
import { Icon } from "../../shell/icons.tsx";
import { fileProblems, readings } from "./file-reading.ts";

export function FileStates(): JSX.Element {
  return (
    <>
      {readings.value.length > 0 && (
        <ul class="file-states" aria-label="Files">
          {readings.value.map(({ name, state, stop }, index) => (
            <li key={`${index} ${name}`}>
              <span>
                {state === "storing" ? "Storing" : "Reading"} {name}
              </span>
              <progress aria-label={`Reading ${name}`} {...(state === "storing" || state === 0 ? {} : { value: state })} />
              <button type="button" class="quiet-button" aria-label={`Stop reading ${name}`} onClick={() => stop.abort()}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fileProblems.value.map((problem) => (
        <p key={problem} class="problem" role="alert">
          {problem}
        </p>
      ))}
    </>
  );
}
