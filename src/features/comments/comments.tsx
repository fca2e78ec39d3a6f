import { useRef } from "react";
import { islandAttribute } from "../../reading/platform/ready";
import { commentsText } from "../../text/comments";
import * as styles from "./comments.module.css";
import { DiscussionFrame } from "./discussion-frame";
import { giscus } from "./giscus";
import type { CommentsSettings } from "./settings";
import { useInView } from "./use-in-view";
import { utterances } from "./utterances";

/** Makes the component of the owner's provider. */
export function commentsOf(settings: CommentsSettings) {
  const provider = settings.provider === "giscus" ? giscus(settings) : utterances(settings);

  /** The discussion of a page. It is loaded when a reader comes near it. */
  return function Comments({ pathname }: { readonly pathname: string }) {
    const ref = useRef<HTMLElement>(null);
    const isNear = useInView(ref);
    return (
      <section
        ref={ref}
        className={`${styles.comments} screen-only`}
        aria-label={commentsText.heading}
        {...{ [islandAttribute]: "" }}
      >
        <h2>{commentsText.heading}</h2>
        <p>
          <a href={provider.discussion(pathname)} target="_blank" rel="noopener">
            {commentsText.atGitHub}
          </a>
        </p>
        {isNear && <DiscussionFrame key={pathname} provider={provider} />}
      </section>
    );
  };
}
