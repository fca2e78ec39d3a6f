import { fetchCommentCount, init } from "@waline/client";
import css from "@waline/client/waline.css" with { type: "text" };
import { useEffect, useRef, useState } from "react";
import { commentsText } from "../text/texts";
import { commentSettings } from "./comment-settings";
import { ErrorPanel } from "./error-boundary";

/** CSS that maps Waline's colours to the site's colours, so that they follow the colour mode. */
const colors =
  `theme-color:link active-color:link color:ink white:paper light-grey:ink-2 dark-grey:ink-2 bg-color:raised
  bg-color-light:surface bg-color-hover:highlight border-color:line disable-bg-color:surface disable-color:ink-2
  bq-color:surface info-bg-color:surface info-color:ink-2`.replace(/([\w-]+):([\w-]+)/g, "--waline-$1:var(--$2);");

// The content security policy forbids style elements. Waline adds an empty one for its dark mode,
// unless an element already has its id.
document.head.append(Object.assign(document.createElement("meta"), { id: "waline-darkmode" }));
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${css}:root{${colors}}`);
document.adoptedStyleSheets.push(sheet);

/**
 * Features that are disabled, because they load from hosts that the content security policy does
 * not allow.
 */
const nothing = { emoji: false, search: false, imageUploader: false, highlighter: false } as const;

/**
 * Shows a page's discussion from the owner's Waline server, once the server responds. The page
 * mounts this island when the reader comes near it.
 */
export default function Waline({ path }: { readonly path: string }) {
  const { serverUrl: serverURL, lang } = commentSettings("waline");
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "failed" | "shown">("waiting");
  const load = () => {
    setState("waiting");
    fetchCommentCount({ serverURL, lang, paths: [path], signal: AbortSignal.timeout(10_000) })
      .then(() => init({ el: place.current, serverURL, path, lang, requiredMeta: ["nick"], ...nothing }))
      .then(() => setState("shown"))
      .catch(() => setState("failed"));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(load, []);
  const spinner = <span key="wait" role="status" className="spinner" aria-label={commentsText.heading} />;
  if (state === "failed")
    return <ErrorPanel message={commentsText.unreachable(new URL(serverURL).host)} onRetry={load} />;
  return [state === "waiting" && spinner, <div key="place" ref={place} />];
}
