import { z } from "zod";
import { commonFields, ownAddress, tagSchema, text } from "../../content/common-fields";

const inlineAuthorSchema = z.object({
  key: text.optional(),
  name: text.describe("节能").optional(),
  title: text.optional(),
  url: ownAddress.optional(),
  image_url: text.optional(),
});

const authorSchema = z.union([text, inlineAuthorSchema], "expected a key of authors.yml or { name: 名字 }");

/** Every field a blog post may carry. */
export const postFrontMatterSchema = z.object({
  ...commonFields,
  date: text.describe("2025-08-31").optional(),
  authors: z
    .union([authorSchema, z.array(authorSchema)], "expected a key, a list of keys or { name: 名字 }")
    .describe("jieneng")
    .optional(),
  tags: z.array(tagSchema, "expected a list").describe("[标签, 标签]").optional(),
  series: text.describe("系列名").optional(),
});

export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
export type PostAuthor = z.infer<typeof authorSchema>;
