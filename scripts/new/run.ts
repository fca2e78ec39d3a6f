// npm run new: creates a valid post or docs page as a starting point.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../../src/content/content-dir";
import { planFile } from "./plan-file";

try {
  const { file, text } = planFile(process.argv.slice(2), new Date().toLocaleDateString("sv"));
  const absolutePath = path.join(contentDir(), file);
  if (existsSync(absolutePath)) throw new Error(`${file} exists already; choose another --slug`);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  console.log(`${path.relative(process.cwd(), absolutePath)} 已创建（草稿）：写完后删去 draft: true。`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
