import { z } from "zod";
import { commentsHost } from "../shared/policy";
import { fields, oneOf, plainHost, text } from "./fields";
import { expected, settingMessages } from "./messages";

/** Areas of the site whose pages have comments. */
const on = z.array(oneOf(["blog", "docs"])).default(["blog"]);

const giscus = fields({
  provider: z.literal("giscus"),
  repo: text.regex(/^[\w.-]+\/[\w.-]+$/, settingMessages.repo),
  repoId: text,
  category: text,
  categoryId: text,
  mapping: oneOf(["pathname", "url", "title", "og:title"]).default("pathname"),
  on,
});

const imageHost = text.regex(/^https:\/\/(?:\*\.)?[^\s/;,'"]+$/, settingMessages.host);
const waline = fields({
  provider: z.literal("waline"),
  serverUrl: plainHost.regex(/^https:|^http:\/\/localhost(?:[:/]|$)/, expected.webAddress),
  images: z.array(imageHost, expected.list).default([]),
  on,
});

const providers = [giscus, waline] as const;

/**
 * Names of the comment providers. A provider has its settings and its part of the
 * Content-Security-Policy here, and an island of the same name in src/islands.
 */
export const commentProviders = providers.map(({ shape }) => shape.provider.value);

/** Schema of the settings of comments in site.yml. */
export const commentSettings = z.discriminatedUnion("provider", providers, settingMessages.comments(commentProviders));

/** Settings of comments, checked. */
export type CommentsConfig = z.output<typeof commentSettings>;

export type CommentProvider = CommentsConfig["provider"];

/** What a comment provider needs in the Content-Security-Policy. */
interface CommentsPolicy {
  readonly frames?: readonly string[];
  readonly images?: readonly string[];
  readonly connect?: readonly string[];
  /** The Trusted Types policy that the provider's script creates. */
  readonly trustedTypes: string;
}

/** Returns the sources that a comment provider needs in the Content-Security-Policy. */
export function commentsPolicy(comments: CommentsConfig): CommentsPolicy {
  switch (comments.provider) {
    case "giscus":
      // giscus shows the comments in a frame. Its custom element is made with Lit.
      return { frames: [commentsHost], trustedTypes: "lit-html" };
    case "waline":
      // Waline's client is made with Vue. It gets the comments from the owner's server.
      return { images: comments.images, connect: [new URL(comments.serverUrl).origin], trustedTypes: "vue" };
  }
}
