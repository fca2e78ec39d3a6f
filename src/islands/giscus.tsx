import Giscus, { type GiscusProps } from "@giscus/react";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { commentsHost } from "../shared/policy";
import { commentsText } from "../text/texts";
import { commentSettings } from "./comment-settings";
import { ErrorPanel } from "./error-boundary";

/**
 * The host counts as down after this many ms without a message, because a frame that fails to load
 * fires no event.
 */
const patienceMs = 10_000;

/**
 * Shows a page's discussion in a giscus frame. The page mounts this island when the reader comes
 * near it.
 */
export default function Comments() {
  const theme = useSyncExternalStore(watchTheme, themeNow);
  const [state, setState] = useState<"waiting" | "failed" | "shown">("waiting");
  useLayoutEffect(describePage, []);

  useEffect(() => {
    if (state !== "waiting") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    const hear = ({ origin }: MessageEvent) => origin === commentsHost && setState("shown");
    window.addEventListener("message", hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", hear);
    };
  }, [state]);

  const retry = () => setState("waiting");
  if (state === "failed")
    return <ErrorPanel message={commentsText.unreachable(new URL(commentsHost).host)} onRetry={retry} />;
  return (
    <>
      {state === "waiting" && <span role="status" className="spinner" aria-label={commentsText.heading} />}
      <Giscus {...(commentSettings("giscus") as GiscusProps)} host={commentsHost} theme={theme} reactionsEnabled="1" />
    </>
  );
}

/**
 * Updates the Open Graph tags that giscus sends. A navigation without a full load updates only the
 * `<title>` and the description tag.
 */
function describePage(): void {
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
  const current = { "og:title": document.title, "og:description": description?.content ?? "" };
  for (const [property, content] of Object.entries(current))
    document.querySelector(`meta[property="${property}"]`)?.setAttribute("content", content);
}

function watchTheme(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function themeNow() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}
