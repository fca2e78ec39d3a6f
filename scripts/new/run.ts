// npm run new: creates a valid post, docs page or single page as a starting point.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { nearPages } from "./near-pages";
import { planFile } from "./plan-file";
import { planSidebar } from "./plan-sidebar";
import { takenName } from "./taken-name";

try {
  const dir = contentDir();
  const author = site.blog.authorFallback ? site.author : null;
  const today = new Date().toLocaleDateString("sv");
  const lang = site.locale.defaultLocale;
  const { file, text, docId } = planFile(process.argv.slice(2), { today, author, lang });
  const taken = takenName(dir, file);
  if (taken !== null) throw new Error(`已经有${taken}，地址会相同；请用--slug另起一个名字`);
  const absolutePath = path.join(dir, file);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  console.log(
    `${path.relative(process.env["CALLED_FROM"] ?? ".", absolutePath)} 已创建（草稿）：写完后删去 draft: true。`,
  );
  if (docId !== null) {
    const sidebars = path.join(dir, "sidebars.yml");
    const plan = planSidebar({ file, docId }, existsSync(sidebars) ? readFileSync(sidebars, "utf8") : null);
    if (plan.text !== null) writeFileSync(sidebars, plan.text);
    console.log(plan.message);
  }
  const near = nearPages(dir, file);
  if (near.length > 0) console.log(`讲相近的事的有这几页，写的时候可以链接：\n  ${near.join("\n  ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
