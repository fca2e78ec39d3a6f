import { recordOf, stringOf } from "../data";
import type { PageLinks } from "../links/page-links";
import { withEmoji } from "../markdown/emoji";
import { noteTexts } from "../markdown/note-texts";
import { rewriteTree } from "../markdown/rewrite-tree";
import { SourceText } from "../markdown/source-text";
import { withoutScripts } from "../markdown/without-code";
import type { Friend } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { yesOrNo } from "../values";
import type { HexoConfig } from "./hexo-config";
import type { HexoEntry } from "./hexo-entry";
import { friendsOfTag, friendsTarget } from "./hexo-friends";
import { replaceHexoTags } from "./hexo-tags";

interface BodyContext {
  readonly project: Project;
  readonly config: HexoConfig;
  readonly notes: Notes;
  readonly links: PageLinks;
  /** The posts by their slugs and titles. */
  readonly posts: ReadonlyMap<string, HexoEntry>;
  /** Collects the friends from the friends page. */
  readonly friends: Friend[];
  /** Whether every page renders formulas. */
  readonly math: boolean;
}

/** Converts the text of a post or page to this site's Markdown. */
export function hexoBody(
  entry: HexoEntry,
  { project, config, notes, links, posts, friends, math }: BodyContext,
): string {
  const { page, source: file } = entry;
  const post = (slug: string) => {
    const found = posts.get(slug);
    return found && { title: found.title, href: links.linkTo(found, entry) };
  };
  const codeDir = (stringOf(config.site.code_dir) ?? "downloads/code").replace(/\/+$/, "");
  const code = (name: string) => {
    const path = `${config.sourceDir}/${codeDir}/${name}`;
    return project.has(path) ? project.read(path) : undefined;
  };
  const takeFriends = (body: string, line: number) => {
    const isTheirs = entry.target === friendsTarget;
    const found = isTheirs ? friendsOfTag(body, config.sourceDir, project, { file, line }, notes) : null;
    if (found) friends.push(...found);
    return found !== null;
  };
  let text = SourceText.of(page.body, page.bodyLine);
  const more = /<!--\s*more\b[^>]*-->/i.exec(text.text);
  if (more) text = text.edit([{ start: more.index, end: more.index + more[0].length, text: "<!-- truncate -->" }]);
  text = replaceHexoTags(text, { file, notes, post, code, takeFriends });
  text = withoutScripts(text, file, notes);
  const isMath = math || ["mathjax", "katex", "math"].some((key) => yesOrNo(page.data[key]) === true);
  return rewriteTree(text, {
    math: isMath,
    lineBreaks: breaksLines(config),
    words: withEmoji,
    address: (written, use, line) => links.resolve(written, use, entry, line),
    onText: noteTexts(file, notes),
  }).text;
}

/**
 * Returns whether every line end in the text is a line break. Hexo's renderers break every line
 * unless `_config.yml` sets their `breaks` to false or contains `pandoc`.
 */
function breaksLines({ site }: HexoConfig): boolean {
  const settings = [recordOf(site.marked), recordOf(site.kramed), recordOf(recordOf(site.markdown).render)];
  return !settings.some(({ breaks }) => breaks === false) && site.pandoc === undefined;
}
