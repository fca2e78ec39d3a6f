import Giscus from "@giscus/react";
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from "react";
import { commentsHost } from "../contract/policy";
import { commentsText } from "../text/texts";
import { ErrorPanel } from "./error-boundary";

/** After this long in silence the host counts as down: a frame that fails to load fires no event. */
const patienceMs = 10_000;

type CommentsProps = Pick<
  ComponentProps<typeof Giscus>,
  "repo" | "repoId" | "category" | "categoryId" | "mapping" | "lang"
>;

/** The discussion of a page, in a frame of giscus. To be mounted when a reader comes near it. */
export default function Comments(settings: CommentsProps) {
  const theme = useSyncExternalStore(watchTheme, themeNow);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<"waiting" | "failed" | "shown">("waiting");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt waits again
  useEffect(() => {
    const timer = setTimeout(() => setState("failed"), patienceMs);
    const hear = ({ origin }: MessageEvent) => {
      if (origin !== commentsHost) return;
      clearTimeout(timer);
      setState("shown");
    };
    window.addEventListener("message", hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", hear);
    };
  }, [attempt]);

  const retry = () => {
    setState("waiting");
    setAttempt(attempt + 1);
  };
  if (state === "failed")
    return <ErrorPanel message={commentsText.unreachable(new URL(commentsHost).host)} onRetry={retry} />;
  return (
    <>
      {state === "waiting" && <span role="status" className="spinner" aria-label={commentsText.heading} />}
      <Giscus {...settings} host={commentsHost} theme={theme} reactionsEnabled="1" />
    </>
  );
}

function watchTheme(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function themeNow() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}
