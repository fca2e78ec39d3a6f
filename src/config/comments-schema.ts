import { z } from "zod";
import { configMessages } from "../text/diagnostics/config-messages";
import { fields, oneOf, text } from "./fields";
import { say } from "./say";

const repo = text.regex(/^[\w.-]+\/[\w.-]+$/, say(configMessages.repo));
const page = oneOf(["pathname", "url", "title", "og:title"]);
const on = z.array(oneOf(["blog", "docs"])).optional();

/** `comments` of site.yml. */
export const commentsSchema = z.discriminatedUnion(
  "provider",
  [
    fields({
      provider: z.literal("giscus"),
      repo,
      repoId: text,
      category: text,
      categoryId: text,
      mapping: page.optional(),
      on,
    }),
    fields({ provider: z.literal("utterances"), repo, issueTerm: page.optional(), label: text.optional(), on }),
  ],
  say(configMessages.comments),
);
