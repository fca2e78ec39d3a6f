import { commentHosts } from "../../contract/comment-hosts";
import { discussionTerm } from "./discussion-term";
import type { CommentsSettings, Provider } from "./settings";

type Settings = Extract<CommentsSettings, { provider: "giscus" }>;

/** What a frame of giscus posts; https://github.com/giscus/giscus/blob/main/ADVANCED-USAGE.md#giscus-to-parent-messages. */
interface Posted {
  readonly giscus?: {
    readonly resizeHeight?: number;
    readonly signOut?: boolean;
    readonly error?: string;
  };
}

/** Errors of a session that has expired. */
const sessionIsOver = /Bad credentials|Invalid state value|State has expired/;

/** https://giscus.app: discussions in GitHub Discussions. The frame's parameters are those of its own client.js. */
export function giscus({ repo, repoId, category, categoryId, mapping, lang }: Settings): Provider {
  return {
    origin: commentHosts.giscus,
    session: { parameter: "giscus", key: "giscus-session" },
    frame: (page, theme, session) => {
      const parameters = new URLSearchParams({
        origin: page.url,
        session,
        theme,
        reactionsEnabled: "1",
        emitMetadata: "0",
        inputPosition: "bottom",
        repo,
        repoId,
        category,
        categoryId,
        strict: "0",
        description: page.description,
        backLink: page.url,
        term: discussionTerm(mapping, page),
      });
      return `${commentHosts.giscus}/${languageOf(lang)}/widget?${parameters}`;
    },
    discussion: (pathname) =>
      `https://github.com/${repo}/discussions?${new URLSearchParams({ discussions_q: pathname })}`,
    themeMessage: (theme) => ({ giscus: { setConfig: { theme } } }),
    read: (message) => {
      const { resizeHeight, signOut, error = "" } = (message as Posted | null)?.giscus ?? {};
      return {
        ...(resizeHeight !== undefined && { height: resizeHeight }),
        ...((signOut || sessionIsOver.test(error)) && { signedOut: true }),
      };
    },
  };
}

/** giscus speaks Chinese by region, and other languages by their first part. */
function languageOf(lang: string): string {
  if (/^zh\b/.test(lang)) return /Hant|TW|HK|MO/.test(lang) ? "zh-TW" : "zh-CN";
  return lang.split("-")[0] ?? "en";
}
