import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import { text } from "../../config/fields";
import { entriesFile } from "../data/read-entries";
import { folderOf } from "../files/content-file";
import type { CatalogInput } from "../kind";
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

/** `tags.yml`, for all pages or those of one folder, as in Docusaurus: a `TagDefinition` per key, the word in a page. */
export const tagsFiles = ["tags.yml", "blog/tags.yml", "docs/tags.yml"].map((place) =>
  entriesFile({
    places: [place],
    type: tagType,
    form,
    schema: tagSchema,
    fields: ({ key, value }): TagDefinition => {
      const { label = key, permalink = kebabCase(key), description = null } = value;
      return { key, label, slug: permalink.replace(/^\/+|\/+$/g, ""), description, folder: folderOf(place) || null };
    },
  }),
);

/** The tags defined for the pages of a folder. */
export function tagDefinitions(data: CatalogInput<unknown>["data"], folder: string): TagDefinitions {
  const all = data<TagDefinition>(tagType).filter((tag) => tag.folder === null || tag.folder === folder);
  return new Map(all.map((tag) => [tag.key, tag]));
}
