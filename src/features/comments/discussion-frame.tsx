import { useCallback, useEffect, useRef, useState } from "react";
import { commentsText } from "../../text/comments";
import { ErrorPanel } from "../../ui/error-panel";
import { Spinner } from "../../ui/spinner";
import * as styles from "./comments.module.css";
import { discussedPage } from "./discussed-page";
import { endSession, takeSession } from "./session";
import type { Provider } from "./settings";
import { useTheme } from "./use-theme";

/** A host that has said nothing for so long is not there. */
const patienceMs = 10_000;

/** The provider's frame. It has answered when it says how high it is: a frame that fails to load says nothing. */
export function DiscussionFrame({ provider }: { readonly provider: Provider }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  const [state, setState] = useState<"waiting" | "failed" | "shown">("waiting");
  // The frame keeps its address: a change of theme is told to it, and would otherwise load it anew.
  const [source, setSource] = useState({ attempt: 0, address: "" });
  const load = useCallback(() => {
    const address = provider.frame(discussedPage(), themeNow(), takeSession(provider.session));
    setSource(({ attempt }) => ({ attempt: attempt + 1, address }));
    setState("waiting");
  }, [provider]);
  useEffect(load, [load]);

  useEffect(() => {
    const onMessage = ({ origin, source: sender, data }: MessageEvent) => {
      if (origin !== provider.origin || sender !== frame.current?.contentWindow) return;
      const { height, signedOut } = provider.read(data);
      if (signedOut) {
        endSession(provider.session);
        load();
      } else if (height !== undefined) {
        if (frame.current) frame.current.style.height = `${height}px`;
        setState("shown");
      }
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [provider, load]);

  useEffect(() => {
    if (state !== "waiting" || source.address === "") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    return () => clearTimeout(timer);
  }, [state, source]);

  useEffect(() => {
    // Before it has answered there may be a page of the browser in the frame.
    if (state === "shown") frame.current?.contentWindow?.postMessage(provider.themeMessage(theme), provider.origin);
  }, [state, theme, provider]);

  return (
    <>
      {state === "waiting" && <Spinner />}
      {state === "failed" && (
        <ErrorPanel message={commentsText.unreachable(new URL(provider.origin).host)} onRetry={load} />
      )}
      {source.address !== "" && state !== "failed" && (
        <iframe
          key={source.attempt}
          ref={frame}
          className={styles.frame}
          data-shown={state === "shown" || undefined}
          src={source.address}
          title={commentsText.heading}
          allow="clipboard-write"
        />
      )}
    </>
  );
}

function themeNow() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}
