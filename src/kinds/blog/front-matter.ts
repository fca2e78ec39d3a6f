import { z } from "zod";
import { say } from "../../config/say";
import { commonFields, ownAddress, tagSchema, text } from "../../content/common-fields";
import { expected } from "../../text/diagnostics/expected";

const inlineAuthorSchema = z.object({
  key: text.optional(),
  name: text.describe("节能").optional(),
  title: text.optional(),
  url: ownAddress.optional(),
  image_url: text.optional(),
});

const authorSchema = z.union([text, inlineAuthorSchema], say(expected.author));

/** All front matter fields of a blog post. */
export const postFrontMatterSchema = z.object({
  ...commonFields,
  date: text.describe("2025-08-31").optional(),
  authors: z
    .union([authorSchema, z.array(authorSchema)], say(expected.authors))
    .describe("jieneng")
    .optional(),
  tags: z.array(tagSchema, say(expected.list)).describe("[标签, 标签]").optional(),
  series: text.describe("系列名").optional(),
});

export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
export type PostAuthor = z.infer<typeof authorSchema>;
