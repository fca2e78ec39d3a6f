import { parse, stringify } from "yaml";
import { recordOf, stringOf } from "../../data";
import type { ImportedFile } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import type { SiteParts } from "../config/site-parts";

interface DataFiles {
  readonly files: readonly ImportedFile[];
  /** Returns whether a file is neither the authors file nor the tags file. */
  readonly isOther: (file: ImportedFile) => boolean;
}

/**
 * Finds the first blog's authors and tags files, which become blog/authors.yml and blog/tags.yml.
 */
export function authorsAndTags({ blogs: [blog] }: SiteParts, project: Project, _notes: Notes): DataFiles {
  if (!blog || blog.folder === null) return { files: [], isOther: () => true };
  const used: ImportedFile[] = [
    ...dataFile(`${blog.folder}/${stringOf(blog.options.authorsMapPath) ?? "authors.yml"}`, "authors", project),
    ...dataFile(`${blog.folder}/${stringOf(blog.options.tags) ?? "tags.yml"}`, "tags", project),
  ];
  const sources = new Set(used.map((file) => ("from" in file ? file.from : file.source)));
  return { files: used, isOther: (file) => !("from" in file && sources.has(file.from)) };
}

function dataFile(source: string, name: "authors" | "tags", project: Project): ImportedFile[] {
  const written = [source, source.replace(/\.yml$/, ".yaml")].find((file) => project.has(file));
  if (written === undefined) return [];
  const target = `blog/${name}.yml`;
  if (/\.ya?ml$/.test(written)) return [{ target, from: written }];
  return [{ target, source: written, text: stringify(recordOf(parse(project.read(written)))) }];
}
