import { joinPath } from "../../lib/paths";
import type { DataFile } from "../kind";
import { readAuthors } from "./read-authors";

/** `authors.yml`: one `Author` per entry. */
export const authors: DataFile = {
  places: ["authors.yml", "blog/authors.yml"],
  read: (text, file, { site }) => {
    const { authors, diagnostics } = readAuthors(text, file, joinPath(site.blog.routeBasePath, "authors"));
    return { nodes: authors.map((fields) => ({ type: "Author", name: fields.key, fields })), diagnostics };
  },
};
