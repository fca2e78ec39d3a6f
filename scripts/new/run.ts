// npm run new: creates a valid post, docs page or single page as a starting point.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import type { Given } from "../given";
import { nearPages } from "./near-pages";
import { planFile } from "./plan-file";
import { planSidebar } from "./plan-sidebar";
import { folderInOtherCase, takenName } from "./taken-name";

/**
 * Writes the file.
 * @throws Error with a user-facing message if the file cannot be created
 */
export function run({ values, positionals, words: { new: words }, calledFrom }: Given<{ slug?: string }>): void {
  const dir = contentDir();
  const author = site.blog.authorFallback ? site.author : null;
  const today = new Date().toLocaleDateString("sv");
  const lang = site.locale.defaultLocale;
  const { file, text, docId } = planFile(positionals, { today, author, lang, slug: values.slug, words });
  const taken = takenName(dir, file);
  if (taken !== null) throw new Error(words.taken(taken));
  const folder = folderInOtherCase(dir, file);
  if (folder !== null) throw new Error(words.otherCase(folder, path.posix.dirname(file)));
  const absolutePath = path.join(dir, file);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  console.log(words.created(path.relative(calledFrom, absolutePath)));
  console.log(words.isCode);
  if (docId !== null) {
    const sidebars = path.join(dir, "sidebars.yml");
    const plan = planSidebar({ file, docId }, existsSync(sidebars) ? readFileSync(sidebars, "utf8") : null, words);
    if (plan.text !== null) writeFileSync(sidebars, plan.text);
    console.log(plan.message);
  }
  const near = nearPages(dir, file);
  if (near.length > 0) console.log(`${words.near}\n  ${near.join("\n  ")}`);
}
