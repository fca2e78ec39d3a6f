// Reads the command line and runs the command. The command is `npm run <script>` in this project,
// and `npx notes-site <command>` in an owner's folder that depends on the packed project. In an
// owner's folder the project is copied first (scripts/folder-copy.mjs).
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { commandNamed, nearestOf, overview, readArguments, usageOf } from "./command-line.mjs";
import { namesFor } from "./commands.mjs";
import { explain } from "./explain.mjs";
import { prepareCopy } from "./folder-copy.mjs";
import { readJson, sourceOf, versionText } from "./version.mjs";
import { languageFor, languageOf, wordsIn } from "./words.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Whether this project is the `project` folder of a package that scripts/pack.mjs made. */
const isPackage = path.basename(root) === "project" && existsSync(path.join(root, "../package.json"));

const [given = "--help", ...args] = process.argv.slice(2);
const { content, lang } = written(args);
/**
 * The content folder: in an owner's folder `--content` or the current folder,
 * in this project CONTENT_DIR or content/.
 */
const contentDir = path.resolve(isPackage ? (content ?? ".") : process.env.CONTENT_DIR || "content");
/**
 * Whether the user named the content folder. If so, it must exist, because a folder with a mistyped
 * name must not count as a site without articles.
 */
const isNamed = Boolean(isPackage ? content : process.env.CONTENT_DIR);
const words = wordsIn(
  lang === undefined ? languageFor(existsSync(contentDir) ? contentDir : process.cwd()) : languageOf(lang),
);

// The program that reads the output may close it early: `npm run import -- … | head`.
process.stdout.on("error", ({ code }) => process.exit(code === "EPIPE" ? 0 : 1));

main().then(
  (status) => {
    process.exitCode ??= status;
  },
  (error) => {
    console.error(explain(error, words));
    process.exitCode = 1;
  },
);

async function main() {
  if (["--help", "-h", "help"].includes(given)) {
    console.log(overview({ isPackage, words }));
    return 0;
  }
  if (["--version", "-v", "version"].includes(given)) {
    process.chdir(root);
    console.log(versionText(isPackage ? readJson(path.join(root, "../package.json")) : await ownSource()));
    return 0;
  }
  const name = commandNamed(given, { isPackage });
  if (name === undefined && commandNamed(given, { isPackage: false })) throw new Error(words.cli.notHere(given));
  if (name === undefined) throw new Error(words.cli.unknownCommand(given, nearestOf(given, namesFor({ isPackage }))));
  const { problem, values, positionals } = readArguments(name, args, { isPackage, words });
  if (problem !== undefined) throw new Error(`${problem}\n\n${usageOf(name, { isPackage, words })}`);
  if (values.help) {
    console.log(usageOf(name, { isPackage, words }));
    return 0;
  }
  if (!existsSync(contentDir) && isNamed) throw new Error(words.cli.noContent(contentDir, similarFolder(contentDir)));
  if (isNamed && !statSync(contentDir).isDirectory()) throw new Error(words.cli.notFolder(contentDir));
  const calledFrom = process.cwd();
  process.env.CONTENT_DIR = contentDir;
  const home = isPackage ? await prepareCopy({ project: root, folder: calledFrom, words }) : root;
  const { runCommand } = await import(pathToFileURL(path.join(home, "scripts/run-command.mjs")).href);
  return runCommand(name, { values, positionals, words, calledFrom, isPackage });
}

/** Finds the folder beside a missing one with the most similar name. */
function similarFolder(missing) {
  const parent = path.dirname(missing);
  if (!existsSync(parent)) return undefined;
  const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const name = nearestOf(
    path.basename(missing),
    folders.map((entry) => entry.name),
  );
  return name && path.join(parent, name);
}

async function ownSource() {
  const { packedFiles } = await import("./pack.mjs");
  return sourceOf(root, packedFiles());
}

/**
 * Returns the options that decide the language of messages. They are read before the command line
 * is validated.
 */
function written(all) {
  const options = { content: { type: "string" }, lang: { type: "string" } };
  const { values } = parseArgs({ args: all, options, strict: false });
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
}
