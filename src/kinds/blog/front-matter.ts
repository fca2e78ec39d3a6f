import { z } from "zod";
import { flag, ownAddress, text, words } from "../../config/fields";
import { commonFields, tagSchema } from "../../content/common-fields";
import { expected } from "../../text/diagnostics/expected";

const inlineAuthorSchema = z.object({
  key: text.optional(),
  name: text.describe("小明").optional(),
  title: text.optional(),
  url: ownAddress.optional(),
  image_url: text.optional(),
});

const authorSchema = z.union([text, inlineAuthorSchema], "应为authors.yml里的键，或{ name: 名字 }");

/** All front matter fields of a blog post. */
export const postFrontMatterSchema = z.object({
  ...commonFields,
  date: text.describe("2025-08-31").optional(),
  authors: z
    .union([authorSchema, z.array(authorSchema)], "应为一个键、键的列表，或{ name: 名字 }")
    .describe("xiaoming")
    .optional(),
  tags: z.array(tagSchema, expected.list).describe("[标签, 标签]").optional(),
  sidebar_label: words.optional(),
  hide_reading_time: flag.optional(),
  author: text.optional(),
  author_title: text.optional(),
  author_url: ownAddress.optional(),
  author_image_url: text.optional(),
  series: words.describe("系列名").optional(),
});

export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
export type PostAuthor = z.infer<typeof authorSchema>;
