/** Sends a file to the service, which stores it as a dataset and validates it in the background. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { service } from "../service/playground.ts";
import { FormCall } from "../shell/form-call.ts";
import { Icon } from "../shell/icons.tsx";
import { SendButton } from "../shell/form-call-view.tsx";
import { readDocument } from "../../src/documents.ts";
import { maxNameLength, rowFields, rowsOf } from "../chat/documents/passage-rows.ts";
import { refreshData } from "./stored-data.ts";

const upload = new FormCall<string>();
const file = signal<File | undefined>(undefined);
const name = signal("");
const keptFields = signal("");
const skipsMalformed = signal(false);

async function send(stop: AbortSignal): Promise<string> {
  const chosen = file.peek();
  if (chosen === undefined) return "";
  const isRows = /\.(?:jsonl|csv|txt)$/i.test(chosen.name);
  const rows = isRows ? chosen : rowsOf(await readDocument(chosen, { signal: stop }));
  const query = new URLSearchParams({ name: name.peek().trim(), type: "embed-input" });
  for (const field of isRows ? keptFields.peek().split(",") : rowFields) if (field.trim() !== "") query.append("keep_fields", field.trim());
  if (skipsMalformed.peek()) query.set("skip_malformed_input", "true");
  const form = new FormData();
  form.set("data", rows);
  await service.request({ method: "POST", path: `/v1/datasets?${query}`, form }, stop);
  choose(undefined);
  await refreshData();
  return `${chosen.name} is stored`;
}

function choose(chosen: File | undefined): void {
  file.value = chosen;
  name.value = chosen?.name.replace(/\.[^.]*$/, "").slice(0, maxNameLength) ?? "";
}

export function UploadForm(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const outcome = upload.outcome.value;
  const isUploading = upload.running.value !== undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void upload.run(send).then(() => file.peek() === undefined && input.current !== null && (input.current.value = ""));
      }}
    >
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="document" />
        <span>
          {`File: ${file.value?.name ?? "drop one here, or choose it"}`}
          <span class="choice-note">
            JSONL or CSV with a column “text”, TXT with a row per line, or PDF, Word, HTML and Markdown, whose passages become rows
          </span>
        </span>
        <input
          ref={input}
          type="file"
          class="visually-hidden"
          accept=".jsonl,.csv,.txt,.pdf,.docx,.html,.htm,.md,.markdown"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </label>
      <div class="field-grid">
        <label class="field">
          Name
          <input autocomplete="off" value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          Keep fields
          <input
            autocomplete="off"
            placeholder="title, url"
            value={keptFields.value}
            onInput={(event) => (keptFields.value = event.currentTarget.value)}
          />
        </label>
      </div>
      <label class="choice">
        <input type="checkbox" checked={skipsMalformed.value} onChange={(event) => (skipsMalformed.value = event.currentTarget.checked)} />
        <span>Skip rows that are malformed</span>
      </label>
      <div class="form-foot">
        <SendButton call={upload} title="Upload" isReady={file.value !== undefined} />
        <p class="quiet" role="status">
          {isUploading ? "Uploading" : outcome.state === "done" ? outcome.result : outcome.state === "stopped" ? "Stopped" : ""}
        </p>
      </div>
      {!isUploading && outcome.state === "failed" && (
        <p class="problem" role="alert">
          {outcome.problem}
        </p>
      )}
    </form>
  );
}
