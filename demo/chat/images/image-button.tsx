/** Chooses images for the next message, and shows the chosen ones. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../../shell/icons.tsx";
import { attachImages, draftImages, imageTypes } from "./attach-images.ts";

export function ImageButton({ onProblems }: { onProblems: (problems: string[]) => void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="feature" data-on={draftImages.value.length > 0} onClick={() => input.current?.click()}>
        <Icon name="image" />
        Image
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        aria-label="Images for the message"
        tabIndex={-1}
        accept={imageTypes.join(",")}
        multiple
        onChange={(event) => {
          const chosen = event.currentTarget;
          void attachImages([...(chosen.files ?? [])]).then(onProblems);
          // The same file can be chosen again.
          chosen.value = "";
        }}
      />
    </>
  );
}

export function DraftImages(): JSX.Element | null {
  const images = draftImages.value;
  if (images.length === 0) return null;
  return (
    <ul class="draft-images" aria-label="Images of the message">
      {images.map(({ name, url }, index) => (
        <li key={`${index} ${name}`}>
          <img src={url} alt={name} />
          <button
            type="button"
            class="quiet-button"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}`}
            onClick={() => (draftImages.value = images.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
