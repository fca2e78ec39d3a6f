import { z } from "zod";
import { flag, text, validate, words } from "../../../config/fields";
import { dirname } from "../../../lib/paths";
import { expected } from "../../../text/diagnostics/content-messages";
import { readData } from "../../data/read-entries";
import type { DataFile } from "../../kind";

const linkExample = "{ type: generated-index }";

const linkSchema = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("doc"), id: text }),
    z.object({
      type: z.literal("generated-index"),
      title: words.optional(),
      description: words.optional(),
      slug: text.optional(),
    }),
  ],
  `应为${linkExample}`,
);

/** Fields of Docusaurus' `_category_` files. Those without an effect here are accepted, so that its notes build unchanged. */
const folderSchema = z.object({
  label: words.describe("分类").optional(),
  position: z.number(expected.number).describe("1").optional(),
  link: linkSchema.nullable().describe(linkExample).optional(),
  collapsed: flag.describe("true").optional(),
  collapsible: flag.describe("true").optional(),
  className: z.unknown().optional(),
  description: words.optional(),
  key: z.unknown().optional(),
  customProps: z.unknown().optional(),
});

/** What a folder's category opens: a page by its id, or a generated page. */
export type FolderLink = z.infer<typeof linkSchema>;

const form = { shape: "fields", wanted: "字段", fix: "每行写一个字段：label: 分类" } as const;

/** `_category_.yml` or `_category_.json` (JSON is YAML too) in a docs folder: one `DocFolder`. */
export const docFolder: DataFile = {
  places: [],
  matches: (file) => /^docs\/(?:.+\/)?_category_\.(?:ya?ml|json)$/.test(file),
  read: (source, file) => {
    const { data, lineOf, diagnostics } = readData(source, file, form);
    const checked = validate(folderSchema, { data, file, lineOf });
    const fields = folderFields(file, checked.value ?? {});
    return {
      nodes: [{ type: "DocFolder", name: "folder", fields }],
      diagnostics: [...diagnostics, ...checked.diagnostics],
    };
  },
};

/** Stored fields of a `DocFolder` node. */
export type DocFolderFields = Readonly<ReturnType<typeof folderFields>>;

function folderFields(file: string, value: z.infer<typeof folderSchema>) {
  const { label = null, position = null, link, collapsed = null, collapsible = true } = value;
  return {
    /** Path of the folder, relative to docs/. */
    dir: dirname(file).replace(/^docs\/?/, ""),
    label,
    position,
    /** JSON of a `FolderLink`, or `null` for explicitly none; null if the file says nothing. */
    link: link === undefined ? null : JSON.stringify(link),
    /** Null if the file says nothing. Not collapsible means open. */
    collapsed: collapsible ? collapsed : false,
  };
}
