import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import { text } from "../../config/fields";
import { parseYaml, shapeDiagnostics } from "../../config/parse-yaml";
import { validate } from "../../config/validate";
import type { Diagnostic } from "../../lib/diagnostic";
import { yamlMessages } from "../../text/diagnostics/content-messages";
import type { CatalogInput, DataFile } from "../kind";
import type { TagDefinition, TagDefinitions } from "./tags";

/** GraphQL type of the nodes. */
export const tagType = "TagDefinition";

const tagSchema = z.object(
  {
    label: text.describe("标签").optional(),
    permalink: text.describe("/a-name").optional(),
    description: text.optional(),
  },
  "应为{ label: 标签, permalink: /a-name }",
);

/** `tags.yml`, for all pages or those of one folder, as in Docusaurus: one `TagDefinition` per key. */
function tagsFile(place: string): DataFile {
  return {
    places: [place],
    read: (source, file) => {
      const { tags, diagnostics } = readTags(source, file);
      return { nodes: tags.map((fields) => ({ type: tagType, name: fields.key, fields })), diagnostics };
    },
  };
}

export const tagsFiles: readonly DataFile[] = ["tags.yml", "blog/tags.yml", "docs/tags.yml"].map(tagsFile);

/** Reads tags.yml, a mapping from the word in a page to the tag's label, address and description. */
export function readTags(source: string, file: string): { tags: TagDefinition[]; diagnostics: Diagnostic[] } {
  const yaml = parseYaml(source, file);
  const misshapen = shapeDiagnostics(yaml, file, "fields", (data) =>
    yamlMessages.misshapen(data, "每个标签一个键", "每个标签写一个键：cpp: { label: C++ }"),
  );
  const diagnostics = [...yaml.diagnostics, ...misshapen];
  const folder = file.includes("/") ? file.slice(0, file.indexOf("/")) : null;
  const tags: TagDefinition[] = [];
  for (const [key, data] of misshapen.length > 0 ? [] : Object.entries(yaml.data ?? {})) {
    const checked = validate(tagSchema, { data: data ?? {}, file, lineOf: yaml.lineOf, prefix: key });
    diagnostics.push(...checked.diagnostics);
    if (!checked.value) continue;
    const { label = key, permalink = kebabCase(key), description = null } = checked.value;
    tags.push({ key, label, slug: permalink.replace(/^\/+|\/+$/g, ""), description, folder });
  }
  return { tags, diagnostics };
}

/** The tags defined for the pages of a folder. */
export function tagDefinitions(data: CatalogInput<unknown>["data"], folder: string): TagDefinitions {
  const all = data<TagDefinition>(tagType).filter((tag) => tag.folder === null || tag.folder === folder);
  return new Map(all.map((tag) => [tag.key, tag]));
}
