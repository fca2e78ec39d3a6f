// npm run init: writes a small content folder of one's own, to begin with.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import type { Given } from "../given";
import { pack } from "../pack.mjs";
import { planSite } from "./plan-site";
import { fill, wordsIn } from "./words";

type Values = Readonly<Partial<Record<"title" | "url" | "lang", string>>>;

/** @throws Error with a sentence for what cannot be written */
export async function run({ values, positionals: [folder = ""] }: Given<Values>): Promise<void> {
  const dir = path.resolve(folder);
  if (existsSync(dir) && readdirSync(dir).some((name) => name !== ".git"))
    throw new Error(`${dir}里已经有文件；请给一个空的或还没有的文件夹`);
  const { lang = "zh-Hans" } = values;
  if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(lang)) throw new Error(`--lang写的是${lang}，应为语言标签，如zh-Hans、en`);
  const words = wordsIn(lang);
  const title = values.title ?? (await ask(words.askTitle, path.basename(dir)));
  const url = checked(values.url ?? (await ask(words.askUrl, "")));
  mkdirSync(dir, { recursive: true });
  const generator = path.basename(pack(dir));
  const today = new Date().toLocaleDateString("sv");
  const files = planSite({ title, url, lang, today, folder: path.basename(dir), generator });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const shown = path.relative(process.cwd(), dir) || ".";
  console.log(fill(words.done, { folder: shown, count: String(files.size) }));
}

/** Asks where somebody sits at the terminal; else what goes without saying is taken. */
async function ask(question: string, usual: string): Promise<string> {
  if (!process.stdin.isTTY) return usual;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(usual === "" ? `${question}: ` : `${question} (${usual}): `);
  terminal.close();
  return answer.trim() || usual;
}

function checked(url: string): string | null {
  if (url === "") return null;
  if (!/^https?:\/\/[^/]+$/.test(url)) throw new Error(`网址写的是${url}，应为https://example.org这样的，不带路径`);
  return url;
}
