import { readdirSync } from "node:fs";
import path from "node:path";
import type { Bilingual, Messages, Wording } from "./bilingual";

type Said = Bilingual<Wording | string>;

const entries = readdirSync(__dirname)
  .filter(
    (file) =>
      file.endsWith(".ts") &&
      !file.endsWith(".test.ts") &&
      !/^(?:bilingual|(?:mdx|tab|admonition)-messages)\.ts$/.test(file),
  )
  .flatMap((file) => Object.entries(require(path.join(__dirname, file)) as Record<string, Messages>))
  .flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, entry]) => [`${group}.${name}`, entry] as const),
  );

/** A list of one item, which can be joined as well as interpolated. */
const marker = (index: number) => [`⟦${index}⟧`];

/** The results of an entry with all its arguments, and with each of them missing or empty in turn. */
function spoken(entry: Messages[string]): Said[] {
  if (typeof entry !== "function") return [entry];
  const all = Array.from({ length: entry.length }, (_, index) => marker(index));
  const without = all.flatMap((_, missing) => [undefined, ""].map((empty) => all.with(missing, empty as never)));
  return [
    Reflect.apply(entry, null, all),
    ...without.flatMap((args) => attempt(() => Reflect.apply(entry, null, args))),
  ];
}

/** The result, or none for an entry that requires the missing argument. */
function attempt(say: () => Said): Said[] {
  try {
    return [say()];
  } catch {
    return [];
  }
}

/** The sentences of one language, by name. */
const parts = (said: Wording | string) => Object.entries(typeof said === "string" ? { message: said } : said);

const markersIn = (text: string | undefined) => [...new Set(text?.match(/⟦\d⟧/g))].sort();

test.each(entries)("%s uses the same arguments in both languages", (_, entry) => {
  for (const { zh, en } of spoken(entry)) {
    const mentioned = (said: Wording | string) => parts(said).map(([name, text]) => [name, markersIn(text)]);
    expect(mentioned(zh)).toEqual(mentioned(en));
  }
});

test("every argument that is given is mentioned", () => {
  const forgotten = entries.flatMap(([name, entry]) => {
    const said = spoken(entry).map(({ zh }) => parts(zh).map(([, text]) => text));
    const length = typeof entry === "function" ? entry.length : 0;
    return Array.from({ length }, (_, index) => `⟦${index}⟧`)
      .filter((mark) => !said.flat().some((text) => text?.includes(mark)))
      .map((mark) => `${name} ${mark}`);
  });
  // YAML messages describe the content of the file instead of quoting it.
  expect(forgotten.filter((name) => !name.startsWith("yamlMessages."))).toEqual([]);
});

test.each(entries)("%s follows Chinese typography", (_, entry) => {
  const [complete] = spoken(entry);
  for (const [, text = ""] of parts(complete?.zh ?? "")) {
    const prose = text.replace(/\{.*?\}/g, "");
    expect(prose).not.toMatch(/\p{Script=Han}(?:[,;?!]|:(?!::))|\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu);
  }
});
