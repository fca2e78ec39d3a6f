import { type ReactNode, useCallback, useEffect, useState } from "react";
import { ErrorPanel } from "./error-panel";
import { Spinner } from "./spinner";

/** A part that loads faster shows no spinner. */
const spinnerDelayMs = 200;

type State<T> = { readonly kind: "loading" | "slow" | "failed" } | { readonly kind: "ready"; readonly part: T };

interface LazyPartProps<T> {
  /** Loads the part, again on 重试. Must be the same function in every render. */
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ReactNode;
  /** Wraps the spinner and the error message. */
  readonly frame?: (standIn: ReactNode) => ReactNode;
  /** Something else shows that the part is loading: a spinner is only shown on a retry. */
  readonly isAnnounced?: boolean;
}

const unframed = (standIn: ReactNode) => standIn;

/** A part of the page that is loaded on demand, with a spinner while it is late, and a retry button if it fails. */
export function LazyPart<T>({ load, children, frame = unframed, isAnnounced = false }: LazyPartProps<T>) {
  const [state, setState] = useState<State<T>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true;
    const set = (next: State<T>) => {
      if (isWanted) setState(next);
    };
    const timer = setTimeout(() => set({ kind: "slow" }), spinnerDelayMs);
    load()
      .then((part) => set({ kind: "ready", part }))
      .catch((error: unknown) => {
        console.warn(error);
        set({ kind: "failed" });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    // Not "loading", which renders nothing: the frame, and the focus in it, must stay.
    setState({ kind: "slow" });
    setAttempt((count) => count + 1);
  }, []);

  if (state.kind === "ready") return children(state.part);
  if (state.kind === "loading" || (state.kind === "slow" && isAnnounced && attempt === 0)) return null;
  return frame(state.kind === "failed" ? <ErrorPanel onRetry={retry} /> : <Spinner />);
}
