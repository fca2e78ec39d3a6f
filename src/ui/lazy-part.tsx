import { type ReactNode, useCallback, useEffect, useState } from "react";
import { ErrorPanel } from "./error-panel";
import { Spinner } from "./spinner";

/** A part that comes sooner shows no spinner. */
const spinnerDelayMs = 200;

type State<T> = { readonly kind: "loading" | "slow" | "failed" } | { readonly kind: "ready"; readonly part: T };

interface LazyPartProps<T> {
  /** Fetches the part; called again by 重试. Has to be the same function in every rendering. */
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ReactNode;
  /** What stands around the spinner and the message; nothing by default. */
  readonly frame?: (standIn: ReactNode) => ReactNode;
  /** Something else shows that the part is on its way: no spinner, but where it is tried again. */
  readonly isAnnounced?: boolean;
}

const unframed = (standIn: ReactNode) => standIn;

/** A part of the page whose code comes when it is needed. While it is late there is a spinner; if it fails, a way to try again. */
export function LazyPart<T>({ load, children, frame = unframed, isAnnounced = false }: LazyPartProps<T>) {
  const [state, setState] = useState<State<T>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
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
    // Not back to nothing: the frame, and the keyboard in it, stay.
    setState({ kind: "slow" });
    setAttempt((count) => count + 1);
  }, []);

  if (state.kind === "ready") return children(state.part);
  if (state.kind === "loading" || (state.kind === "slow" && isAnnounced && attempt === 0)) return null;
  return frame(state.kind === "failed" ? <ErrorPanel onRetry={retry} /> : <Spinner />);
}
