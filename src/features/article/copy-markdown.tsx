import { withPrefix } from "gatsby";
import { useState } from "react";
import { encodePath } from "../../lib/paths";
import { copyFile } from "../../reading/copy-file";
import { announce, confirmationMs } from "../../reading/platform/live-region";
import { finishProgress, startProgress } from "../../reading/progress-bar";
import { readingText } from "../../text/reading";
import * as styles from "./copy-markdown.module.css";

const text = readingText.markdown;

interface CopyMarkdownProps {
  /** Path of the copy inside the site. */
  readonly path: string;
}

/** The text for a language model: a button copies it; if that fails, or without scripts, there is a link. */
export function CopyMarkdown({ path }: CopyMarkdownProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const address = withPrefix(encodePath(path));
  const copy = async () => {
    startProgress(() => void copy());
    const copied = await copyFile(address);
    finishProgress();
    setState(copied ? "copied" : "failed");
    announce(copied ? readingText.copied : text.failed);
    if (copied) setTimeout(() => setState("idle"), confirmationMs);
  };
  return (
    <span className={styles.copy} data-state={state}>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {state === "copied" ? readingText.copied : text.copy}
      </button>
      {state === "failed" && <span>{text.failedShort}</span>}
      <a className={styles.file} href={address} type="text/markdown">
        {text.view}
      </a>
    </span>
  );
}
