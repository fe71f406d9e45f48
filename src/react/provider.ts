import { createContext, createElement, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { type Runtime, start, type StartOptions } from "../index.ts";

/** The state of the runtime in this page. */
export type RuntimeState = { status: "starting" } | { status: "ready"; runtime: Runtime } | { status: "failed"; error: unknown };

interface Shared {
  state: RuntimeState;
  /** Resolves when the runtime has started. */
  started: Promise<Runtime>;
}

const SharedContext = createContext<Shared | undefined>(undefined);

export interface CohabitProviderProps {
  /** Options of `start`. Only the first value counts. */
  options?: StartOptions;
  children?: ReactNode;
}

/** Starts the runtime in the browser once it is mounted, and stops it when it is unmounted. */
export function CohabitProvider({ options, children }: CohabitProviderProps): ReactNode {
  const first = useRef(options);
  const [deferred] = useState(defer);
  const [state, setState] = useState<RuntimeState>({ status: "starting" });
  useEffect(() => {
    let isMounted = true;
    const starting = start(first.current);
    starting.then(
      (runtime) => {
        deferred.resolve(runtime);
        if (isMounted) setState({ status: "ready", runtime });
      },
      (error: unknown) => {
        deferred.reject(error);
        if (isMounted) setState({ status: "failed", error });
      },
    );
    return () => {
      isMounted = false;
      void starting.then(
        (runtime) => runtime.stop(),
        () => undefined,
      );
    };
  }, [deferred]);
  return createElement(SharedContext.Provider, { value: { state, started: deferred.promise } }, children);
}

/** Returns the state of the runtime: starting, ready or failed. Throws `ProviderMissingError` outside of a `CohabitProvider`. */
export function useRuntime(): RuntimeState {
  return useShared().state;
}

/** There is no `CohabitProvider` around a component that uses a hook of cohabit. */
class ProviderMissingError extends Error {
  constructor() {
    super("hooks of cohabit need a <CohabitProvider> around the component");
    this.name = "ProviderMissingError";
  }
}

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (shared === undefined) throw new ProviderMissingError();
  return shared;
}

interface Deferred {
  promise: Promise<Runtime>;
  resolve: (runtime: Runtime) => void;
  reject: (error: unknown) => void;
}

function defer(): Deferred {
  let settle: Pick<Deferred, "resolve" | "reject"> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<Runtime>((resolve, reject) => (settle = { resolve, reject }));
  // The state has the error, too.
  promise.catch(() => undefined);
  return { promise, ...settle };
}
