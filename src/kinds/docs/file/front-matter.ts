import { z } from "zod";
import { flag, orNumber, text, webAddress, words } from "../../../config/fields";
import { commonFields, tagSchema } from "../../../content/common-fields";
import { expected } from "../../../text/diagnostics/expected";

const position = z.number(expected.number).describe("1");

/** All front matter fields of a docs page. Docusaurus' own list is the reference, so that its notes build unchanged. */
export const docFrontMatterSchema = z.object({
  ...commonFields,
  id: orNumber(text.regex(/^[^/\\]+$/, "id里不能有斜杠"))
    .describe("intro")
    .optional(),
  hide_title: flag.describe("true").optional(),
  sidebar_label: words.describe('"短标题"').optional(),
  sidebar_position: position.optional(),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  displayed_sidebar: text.nullable().describe("computerSidebar").optional(),
  tags: z.array(tagSchema, expected.list).describe("[标签]").optional(),
  pagination_label: words.describe('"短标题"').optional(),
  pagination_next: text.nullable().describe("llm/intro").optional(),
  pagination_prev: text.nullable().describe("llm/intro").optional(),
  parse_number_prefixes: flag.describe("false").optional(),
  custom_edit_url: webAddress.nullable().describe("https://example.org/edit/a.mdx").optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown(), "应为{ name: value }").optional(),
});

export type DocFrontMatter = z.infer<typeof docFrontMatterSchema>;
