import { commentHosts } from "../../contract/comment-hosts";
import { discussionTerm } from "./discussion-term";
import type { CommentsSettings, Provider } from "./settings";

type Settings = Extract<CommentsSettings, { provider: "utterances" }>;

/** What a frame of utterances posts. */
interface Posted {
  readonly type?: string;
  readonly height?: number;
}

/** https://utteranc.es: discussions in GitHub issues. The frame's parameters are those of its own client.js. */
export function utterances({ repo, issueTerm, label }: Settings): Provider {
  const themeName = (theme: string) => `github-${theme}`;
  return {
    origin: commentHosts.utterances,
    session: { parameter: "utterances", key: "utterances-session" },
    frame: (page, theme, session) => {
      const parameters = new URLSearchParams({
        repo,
        "issue-term": issueTerm,
        ...(label !== null && { label }),
        theme: themeName(theme),
        url: page.url,
        origin: new URL(page.url).origin,
        pathname: discussionTerm("pathname", page),
        title: page.title,
        description: page.description,
        "og:title": page.socialTitle,
        session,
      });
      return `${commentHosts.utterances}/utterances.html?${parameters}`;
    },
    discussion: (pathname) => `https://github.com/${repo}/issues?${new URLSearchParams({ q: pathname })}`,
    themeMessage: (theme) => ({ type: "set-theme", theme: themeName(theme) }),
    read: (message) => {
      const { type, height } = (message as Posted | null) ?? {};
      return type === "resize" && height !== undefined ? { height } : {};
    },
  };
}
