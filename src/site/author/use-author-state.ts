import { useEffect, useState } from "react";
import { type AuthorState, authorFeedPath } from "../../contract/author-feed";
import { routeKey } from "../../lib/paths";

/** Gatsby's server knows a new page a moment later than its data. */
const pauseMs = 700;

interface OpenPage {
  readonly path: string;
  /** The not-found page is shown at this address. */
  readonly isNotFound: boolean;
}

/**
 * What the server says of the content; null until it has. The page is loaded anew where there is now a page at its address,
 * or no longer one, and after a restart of the server.
 */
export function useAuthorState({ path, isNotFound }: OpenPage): AuthorState | null {
  const [state, setState] = useState<AuthorState | null>(null);
  useEffect(() => {
    let before: AuthorState | null = null;
    const feed = new EventSource(authorFeedPath);
    feed.onmessage = ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as AuthorState;
      const hasCome = isNotFound && hasPage(next, path);
      const hasGone = before !== null && hasPage(before, path) && !hasPage(next, path);
      const isRestarted = before !== null && before.run !== next.run;
      before = next;
      setState(next);
      if (hasCome || hasGone || isRestarted) setTimeout(() => window.location.reload(), pauseMs);
    };
    return () => feed.close();
  }, [path, isNotFound]);
  return state;
}

function hasPage({ paths }: AuthorState, path: string): boolean {
  const key = routeKey(path);
  return paths.some((candidate) => routeKey(candidate) === key);
}
