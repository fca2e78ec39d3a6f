// Reads the command line of every command, and reports invalid arguments.
import { parseArgs } from "node:util";
import { commands, namesFor, scriptOf } from "./commands.mjs";

const help = { help: { type: "boolean", short: "h" } };
/** The option that names another content folder. Every command in an owner's folder accepts it. */
const content = { content: { type: "string" } };

/**
 * Reads the arguments of a command.
 * @param args the arguments after the command's name
 * @param isPackage whether the command runs in an owner's folder
 * @param words from scripts/words.mjs
 * @returns `values` and `positionals` as parseArgs returns them, or `problem`, a message about the
 * first invalid argument or about a missing one
 */
export function readArguments(name, args, { isPackage, words }) {
  const { options: own = {}, takes: [least, most] = [0, 0] } = commands[name];
  const options = { ...own, ...(isPackage && content), ...help };
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return { values, positionals };
  for (const token of tokens.filter(({ kind }) => kind === "option")) {
    const problem = problemOf(token, options, words.cli);
    if (problem !== null) return { problem };
  }
  if (positionals.length < least) return { problem: words.cli.missing };
  if (positionals.length > most) return { problem: words.cli.tooMany(positionals[most]) };
  return { values, positionals };
}

function problemOf({ name, rawName, value, inlineValue }, options, words) {
  const option = options[name];
  if (option === undefined) {
    const near = nearestOf(name, Object.keys(options));
    return words.unknownOption(rawName, near && `--${near}`);
  }
  if (option.type === "boolean") return inlineValue ? words.noValue(rawName) : null;
  const isNext = !inlineValue && value?.startsWith("-");
  return value === undefined || value === "" || isNext ? words.needsValue(rawName) : null;
}

/** Returns the usage of a command, for `--help` and for invalid arguments. */
export function usageOf(name, { isPackage, words }) {
  const { usage, options = {} } = words.commands[name];
  const said = { ...options, ...(isPackage && { "--content": words.cli.content }) };
  const width = Math.max(0, ...Object.keys(said).map((option) => option.length));
  const lines = Object.entries(said).map(([option, text]) => `  ${option.padEnd(width)}  ${text}`);
  return [`${words.commands[name].does}\n`, ...usages(usage, written(name, isPackage)), "", ...lines]
    .join("\n")
    .trimEnd();
}

/** Puts the command before each form of its usage. */
function usages(usage = "", command) {
  return usage.split("\n").map((form) => `  ${command} ${form}`.trimEnd());
}

/**
 * Returns a command as the user types it, without its arguments.
 * @param isPackage whether the command runs in an owner's folder
 */
function written(name, isPackage) {
  if (isPackage) return `npx notes-site ${name}`;
  const takesMore = commands[name].options !== undefined || commands[name].takes !== undefined;
  return `npm run ${scriptOf(name)}${takesMore ? " --" : ""}`;
}

/** Returns the overview of all commands with their descriptions. */
export function overview({ isPackage, words }) {
  const names = namesFor({ isPackage });
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${words.commands[name].does}`);
  return [words.cli.usage, "", ...lines, "", words.cli.more].join("\n");
}

/**
 * Finds the command with this name, or with this script name in package.json.
 * Returns undefined if there is none.
 */
export function commandNamed(name, { isPackage }) {
  return namesFor({ isPackage }).find((one) => one === name || scriptOf(one) === name);
}

/**
 * Returns the name that is most similar to a word. It may differ in one letter, or in a third of
 * the word's letters, rounded up. Returns undefined if no name is that similar.
 */
export function nearestOf(word, names) {
  const ranked = names.map((name) => ({ name, distance: editDistance(word, name) }));
  const [best] = ranked.sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(1, Math.ceil(word.length / 3)) ? best.name : undefined;
}

/**
 * Counts the letters to add, remove or replace. Replaces `editDistance` in src/lib/nearest.ts,
 * which can run only after packages are installed, because it is TypeScript. Like that function
 * without `swaps`, it counts a swap of two letters as two changes.
 */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (letter === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
