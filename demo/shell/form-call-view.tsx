/** The button that sends or stops a form's call, and the place for its outcome. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { waitFor, type FormCall } from "./form-call.ts";
import { useKeptFocus } from "./kept-focus.ts";

export function SendButton({ call, title, isReady }: { call: FormCall<unknown>; title: string; isReady: boolean }): JSX.Element {
  const running = call.running.value;
  const button = useKeptFocus(running === undefined);
  return running === undefined ? (
    <button key="send" ref={button} type="submit" class="primary" disabled={!isReady}>
      {title}
    </button>
  ) : (
    <button key="stop" ref={button} type="button" class="primary stop" onClick={() => running.abort()}>
      Stop
    </button>
  );
}

interface OutcomeProperties<Result> {
  call: FormCall<Result>;
  model: string;
  children: (result: Result) => ComponentChildren;
}

export function OutcomeView<Result>({ call, model, children }: OutcomeProperties<Result>): JSX.Element {
  const outcome = call.outcome.value;
  const isRunning = call.running.value !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  // On a small screen the outcome is below the form.
  useLayoutEffect(() => {
    if (outcome.state === "done") frame.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div class="outcome" aria-live="polite" aria-busy={isRunning} ref={frame}>
      {isRunning && <p class="outcome-note">{waitFor(model)}</p>}
      {!isRunning && outcome.state === "stopped" && <p class="outcome-note">Stopped</p>}
      {!isRunning && outcome.state === "failed" && <p class="problem">{outcome.problem}</p>}
      {!isRunning && outcome.state === "done" && children(outcome.result)}
    </div>
  );
}
