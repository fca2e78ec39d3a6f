// npm run init: writes a small content folder for a new site.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Given, Words } from "../given";
import { pack } from "../pack.mjs";
import { requirePlainPath } from "../ready.mjs";
import { planSite } from "./plan-site";
import { openQuestions } from "./questions";
import { siteAddress } from "./site-address";
import { fill, wordsIn } from "./words";

type Values = Readonly<Partial<Record<"title" | "url" | "lang", string>>>;

/**
 * Writes the content folder.
 * @throws Error with a user-facing message if the options are invalid or the folder cannot be
 * written
 */
export async function run({ values, positionals: [folder = ""], words: said }: Given<Values>): Promise<void> {
  const dir = path.resolve(folder);
  requirePlainPath(dir, said.machine);
  requireEmpty(dir, said.init);
  const { lang = "zh-Hans" } = values;
  if (!isLanguageTag(lang)) throw new Error(said.init.noLanguage(lang));
  const words = wordsIn(lang);
  if (!/^(?:zh|en)\b/i.test(lang)) console.log(said.init.otherLanguage(lang));
  if (values.url !== undefined && siteAddress(values.url) === null) throw new Error(said.init.noAddress(values.url));
  const { title, address } = await answers(path.basename(dir), values, { words, problem: said.init.noAddress });
  mkdirSync(dir, { recursive: true });
  const generator = path.basename(pack(dir));
  const today = new Date().toLocaleDateString("sv");
  const files = planSite({ title, address, lang, today, folder: path.basename(dir), generator });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  // npm runs scripts in the project's folder. `INIT_CWD` is the folder where the user ran npm.
  const shown = path.relative(process.env["INIT_CWD"] ?? process.cwd(), dir) || ".";
  console.log(fill(words.done, { folder: shown, quoted: shellWord(shown), count: String(files.size) }));
}

function requireEmpty(dir: string, words: Words["init"]): void {
  if (!existsSync(dir)) return;
  if (!statSync(dir).isDirectory()) throw new Error(words.noFolder(dir));
  if (readdirSync(dir).some((name) => name !== ".git")) throw new Error(words.notEmpty(dir));
}

interface Sayings {
  readonly words: ReturnType<typeof wordsIn>;
  readonly problem: (address: string) => string;
}

/** Returns the title and the address, from the command line or from questions in the terminal. */
async function answers(name: string, { title, url }: Values, { words, problem }: Sayings) {
  const { ask, close } = openQuestions();
  const given = title ?? (await ask({ text: words.askTitle, usual: name, take: (answer) => answer, problem }));
  const address =
    url === undefined ? await ask({ text: words.askUrl, usual: "", take: siteAddress, problem }) : siteAddress(url);
  close();
  return { title: given ?? name, address };
}

/** Returns whether a string is a BCP 47 tag, such as `zh-Hans` or `en-GB`. */
function isLanguageTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(new Intl.Locale(tag).baseName);
  } catch {
    return false;
  }
}

/** Quotes a path for a shell. */
function shellWord(text: string): string {
  return /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
