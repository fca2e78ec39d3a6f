import { useEffect, useState } from "react";
import { authorText } from "../../config/messages";
import { nearest } from "../../lib/nearest";
import { routeKey } from "../../lib/paths";
import { type AuthorProblem, type AuthorState, authorFeedPath } from "../../shared/author-feed";
import { SiteLink } from "../ui/site-link";
import * as styles from "./author-problems.module.css";

/** Maximum number of problems to show in a list. The terminal shows the others. */
const mostShown = 100;

interface OpenPage {
  readonly path: string;
  /** Whether this address shows the 404 page. */
  readonly isNotFound: boolean;
}

/**
 * Shows the content's problems in `gatsby develop`: those of the open page and, if there are
 * others, a folded list of all problems. At an unknown address, also suggests the nearest page, and
 * the list is open.
 */
export default function AuthorProblems({ path, isNotFound }: OpenPage) {
  const state = useAuthorState({ path, isNotFound });
  if (state === null) return null;
  const here = state.problems.filter((problem) => problem.path !== null && routeKey(problem.path) === routeKey(path));
  if (state.problems.length === 0 && !isNotFound) return null;
  const count = (severity: AuthorProblem["severity"]) =>
    state.problems.filter((problem) => problem.severity === severity).length;
  const title = here.some(({ severity }) => severity === "error") ? authorText.errors : authorText.warnings;
  return (
    <aside className={styles.panel} data-severity={count("error") > 0 ? "error" : "warning"}>
      {isNotFound && <UnknownAddress state={state} path={path} />}
      {here.length > 0 && (
        <div role="note" aria-label={title}>
          <strong>{title}</strong>
          <ProblemList problems={here} />
        </div>
      )}
      {state.problems.length > here.length && (
        <details open={isNotFound}>
          <summary>{authorText.elsewhere(count("error"), count("warning"))}</summary>
          <ProblemList problems={state.problems} />
        </details>
      )}
    </aside>
  );
}

function UnknownAddress({ state: { paths }, path }: { readonly state: AuthorState; readonly path: string }) {
  const meant = nearest(path, paths);
  return (
    <div role="note" aria-label={authorText.unknown(path)}>
      <strong>{authorText.unknown(path)}</strong>
      {meant !== undefined && (
        <p>
          {authorText.meant} <SiteLink to={meant}>{meant}</SiteLink>
        </p>
      )}
      <p>{authorText.unknownAdvice}</p>
    </div>
  );
}

function ProblemList({ problems }: { readonly problems: readonly AuthorProblem[] }) {
  const rest = problems.length - mostShown;
  return (
    <ul>
      {problems.slice(0, mostShown).map(({ file, line, field, message, fix, path }) => (
        <li key={`${file}:${line} ${field} ${message}`}>
          {path === null ? file : <SiteLink to={path}>{file}</SiteLink>} {line !== undefined && authorText.line(line)}{" "}
          {field !== undefined && <code>{field}</code>} {message}
          {fix !== undefined && <p>→ {fix}</p>}
        </li>
      ))}
      {rest > 0 && <li>{authorText.rest(rest)}</li>}
    </ul>
  );
}

/**
 * Delay in ms before a reload. Gatsby's server can serve a new page only a moment after it receives
 * the page's data.
 */
const pauseMs = 700;

/**
 * Returns the development server's report on the content, or null until the report arrives. Reloads
 * the page when a page is added or removed at the open address, and when the server restarts.
 */
function useAuthorState({ path, isNotFound }: OpenPage): AuthorState | null {
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
  return paths.some((candidate) => routeKey(candidate) === routeKey(path));
}
