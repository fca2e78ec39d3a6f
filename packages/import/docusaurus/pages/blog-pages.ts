import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { datedName } from "../../../../src/content/blog/post-date";
import { parseDate } from "../../../../src/content/files/dates";
import { joinPath } from "../../../../src/lib/paths";
import { stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { YamlMap } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";
import { postSlug } from "./addresses";
import { fixFrontMatter } from "./fix-front-matter";
import { type ReadFile, type ReadFolder, readFolder } from "./read-folder";
import type { SourcePage } from "./source-page";

/** One blog's posts and files. */
export interface BlogPart extends ReadFolder {
  readonly pages: readonly (SourcePage & ReadFile)[];
}

/**
 * Reads a blog plugin's posts. Posts of every blog but the first go to a subfolder.
 * @param isMain whether `plugin` is the first blog
 */
export function blogPart(
  plugin: ContentPlugin,
  isMain: boolean,
  site: SiteParts,
  project: Project,
  notes: Notes,
): BlogPart {
  const prefix = isMain ? "blog/" : `blog/${plugin.routeBasePath || plugin.id}/`;
  const folder = readFolder(plugin, "blog", prefix, site, project);
  const pages = folder.pages.map((read) => {
    const fields = fixFrontMatter(read.data);
    const date = missingDate(read, { ...read.data, ...fields }, project, notes);
    return {
      ...read,
      fields: date === null ? fields : { ...fields, date },
      address: joinPath(plugin.routeBasePath, postSlug(read.inside, read.data)),
      aliases: [],
    };
  });
  return { ...folder, pages };
}

/**
 * Returns the date to set in a post without a valid one, and adds a note. Docusaurus takes the date
 * from the first commit or the file's timestamp, neither of which is imported.
 * @returns null if the front matter contains a valid date, or if it has no `date` and the file name
 * contains a valid one
 */
function missingDate({ inside, source }: ReadFile, data: YamlMap, project: Project, notes: Notes): string | null {
  if (parseDate(stringOf(data.date) ?? "") !== null) return null;
  const named = datedName(inside).date;
  if (data.date === undefined && named !== null && parseDate(named) !== null) return null;
  const date = firstCommit(source, project) ?? statSync(project.absolute(source)).mtime.toISOString().slice(0, 10);
  notes.changed({ file: source, found: `date: ${date}` }, docusaurusMessages.date);
  return date;
}

function firstCommit(source: string, project: Project): string | null {
  try {
    const args = ["-C", project.root, "log", "--follow", "--diff-filter=A", "--format=%as", "--", source];
    const dates = execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return dates.trim().split("\n").at(-1) || null;
  } catch {
    return null;
  }
}
