import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import { text } from "../../config/fields";
import { readEntries } from "../data/read-entries";
import { folderOf } from "../files/content-file";
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

const form = { shape: "fields", wanted: "每个标签一个键", fix: "每个标签写一个键：cpp: { label: C++ }" } as const;

/**
 * `tags.yml`, for all pages or those of one folder, as in Docusaurus: one `TagDefinition` per key, which is the word in a
 * page.
 */
function tagsFile(place: string): DataFile {
  return {
    places: [place],
    read: (source, file) => {
      const { entries, diagnostics } = readEntries(source, file, form, tagSchema);
      const folder = folderOf(file) || null;
      const nodes = entries.map(({ key, value }) => {
        const { label = key, permalink = kebabCase(key), description = null } = value;
        const slug = permalink.replace(/^\/+|\/+$/g, "");
        const fields: TagDefinition = { key, label, slug, description, folder };
        return { type: tagType, name: key, fields };
      });
      return { nodes, diagnostics };
    },
  };
}

export const tagsFiles: readonly DataFile[] = ["tags.yml", "blog/tags.yml", "docs/tags.yml"].map(tagsFile);

/** The tags defined for the pages of a folder. */
export function tagDefinitions(data: CatalogInput<unknown>["data"], folder: string): TagDefinitions {
  const all = data<TagDefinition>(tagType).filter((tag) => tag.folder === null || tag.folder === folder);
  return new Map(all.map((tag) => [tag.key, tag]));
}
