import { z } from "zod";
import { say } from "../../../config/say";
import { commonFields, flag, tagSchema, text, webAddress } from "../../../content/common-fields";
import { expected } from "../../../text/diagnostics/expected";

const headingLevel = z
  .int(say(expected.headingLevel))
  .min(2, say(expected.firstHeadingLevel))
  .max(6, say(expected.lastHeadingLevel));
const position = z.number(say(expected.number)).describe("1");

/** All front matter fields of a docs page. Docusaurus' own list is the reference, so that its notes build unchanged. */
export const docFrontMatterSchema = z.object({
  ...commonFields,
  id: text
    .regex(/^[^/\\]+$/, say(expected.id))
    .describe("intro")
    .optional(),
  hide_title: flag.describe("true").optional(),
  sidebar_label: text.describe('"短标题"').optional(),
  sidebar_position: position.optional(),
  displayed_sidebar: text.nullable().describe("computerSidebar").optional(),
  tags: z.array(tagSchema, say(expected.list)).describe("[标签]").optional(),
  pagination_label: text.describe('"短标题"').optional(),
  pagination_next: text.nullable().describe("llm/intro").optional(),
  pagination_prev: text.nullable().describe("llm/intro").optional(),
  toc_min_heading_level: headingLevel.describe("2").optional(),
  toc_max_heading_level: headingLevel.describe("5").optional(),
  custom_edit_url: webAddress.nullable().describe("https://example.org/edit/a.mdx").optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown(), say(expected.like("{ name: value }"))).optional(),
});

export type DocFrontMatter = z.infer<typeof docFrontMatterSchema>;
