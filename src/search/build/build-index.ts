import { encodeNumbers, type SearchRecord } from "../../shared/search-files";
import { dateKeys, dateOf } from "../engine/parse-date";
import { firstToken, synonymKey, valueSteps } from "../engine/terms";
import * as weights from "../engine/weights";
import { fold, symbolRuns, textRuns, tokensOf } from "../model/chinese-text";

type Field = keyof typeof weights.field;

/** A page and the label of its area. A query for the label also finds the page. */
export interface IndexablePage {
  readonly record: SearchRecord;
  readonly area: string;
}

/**
 * Maximum number of postings of a term. A more frequent term keeps the postings with the largest
 * values, because the others rank behind them. With a maximum of 600, questions on 1,100 pages lost
 * 4% of the first three results.
 */
const mostPostings = 1_000;

/** The units that contain a term, in order, and their values. */
interface Postings {
  readonly units: number[];
  readonly values: number[];
}

/** Text and its field. */
type FieldText = readonly [field: Field, text: string];

/**
 * Builds the terms of the index and their postings.
 *
 * Postings are encoded numbers. Each unit has two: its distance from the previous unit, and its
 * value, which is the sum over fields of weight × frequency as in BM25. If a title or heading
 * contains the term, `!` comes first. If postings were dropped, `~` follows, and the first number
 * is the number of all pages that contain the term.
 *
 * Chinese text is indexed by pairs of characters and by the last character of each run, so that
 * every character begins a term.
 * @param synonyms groups of words with the same meaning
 * @returns the postings or synonyms by key
 */
export function buildTerms(
  pages: readonly IndexablePage[],
  synonyms: readonly (readonly string[])[],
): Map<string, string> {
  const lengths = pages.flatMap(({ record }) => record.sections.map(({ text }) => text.length)).filter(Boolean);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const terms = new Map<string, Postings>();
  const headings = new Set<string>();
  /** The page of each unit. */
  const pageOfUnit: number[] = [];
  const add = (term: string, unit: number, value: number) => {
    const postings = terms.get(term) ?? { units: [], values: [] };
    const last = postings.units.length - 1;
    if (last >= 0 && postings.units[last] === unit) postings.values[last] = (postings.values[last] ?? 0) + value;
    else {
      postings.units.push(unit);
      postings.values.push(value);
    }
    terms.set(term, postings);
  };

  let unit = 0;
  for (const [page, { record, area }] of pages.entries()) {
    for (const date of dateKeys(dateOf(record)))
      add(date, unit, record.date === undefined ? weights.date.title : weights.date.post);
    for (const section of record.sections) {
      const isPage = section.level === 1;
      const names = isPage ? [area] : [];
      const labels = isPage ? [...(record.under ?? []), ...(record.words ?? [])] : [];
      index(unit, section.text.length, [
        [isPage ? "title" : "heading", section.title],
        ["under", [...names, ...section.questions].join("\n")],
        ["label", labels.join("\n")],
        ["description", (isPage && record.description) || ""],
        ...textFields(section.text),
      ]);
      pageOfUnit[unit] = page;
      unit += 1;
      for (const question of section.questions) {
        index(unit, 0, [["question", question]]);
        pageOfUnit[unit] = page;
        unit += 1;
      }
    }
  }
  const entries = [...terms].map(([term, postings]): [string, string] => {
    const isCut = postings.units.length > mostPostings;
    const { units, values } = isCut ? strongest(postings) : postings;
    const numbers: number[] = isCut ? [new Set(postings.units.map((at) => pageOfUnit[at])).size] : [];
    let before = 0;
    for (const [index, at] of units.entries()) {
      numbers.push(at - before, Math.max(1, Math.round((values[index] ?? 0) * valueSteps)));
      before = at;
    }
    return [term, (headings.has(term) ? "!" : "") + (isCut ? "~" : "") + encodeNumbers(numbers)];
  });
  return new Map([...entries, ...synonymTerms(synonyms)]);

  /** Adds the terms of a unit. Each field may occur only once. */
  function index(unit: number, textLength: number, fields: readonly FieldText[]): void {
    for (const [field, text] of fields) {
      const length = field === "text" ? textLength / averageLength : 1;
      for (const [term, count] of countTerms(text)) {
        add(term, unit, (weights.field[field] * 2 * count) / (count + 1 - weights.length + weights.length * length));
        if (field === "title" || field === "heading") headings.add(term);
      }
    }
  }
}

/** Returns the postings with the largest values, ordered by unit. */
function strongest({ units, values }: Postings): Postings {
  const valueAt = (at: number) => values[at] ?? 0;
  const byValue = [...units.keys()].sort((a, b) => valueAt(b) - valueAt(a) || a - b);
  const kept = byValue.slice(0, mostPostings).sort((a, b) => a - b);
  return { units: kept.map((at) => units[at] ?? 0), values: kept.map(valueAt) };
}

/** Returns the terms of a string and the number of times that each occurs. */
function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  const runs = textRuns(text);
  const { han, word } = tokensOf(runs);
  for (const term of [...han, ...word, ...symbolRuns(text)]) count(term);
  for (const { kind, text: run } of runs) if (kind === "han") count(fold([...run].at(-1) ?? ""));
  return counts;
}

/**
 * Splits text into fields. The first sentence is a field because it says what the rest is about. A
 * line without Chinese characters counts as code or output.
 */
function textFields(text: string): FieldText[] {
  const [opening = ""] = /^[^。！？\n]*/u.exec(text) ?? [];
  const lines = text.slice(opening.length).split("\n");
  const isProse = (line: string) => /\p{Script=Han}/u.test(line);
  return [
    ["opening", opening],
    ["text", lines.filter(isProse).join("\n")],
    ["code", lines.filter((line) => !isProse(line)).join("\n")],
  ];
}

/** Returns each word's synonyms, by the key that `synonymKey` returns for the word. */
function synonymTerms(groups: readonly (readonly string[])[]): Map<string, string> {
  const terms = new Map<string, string[]>();
  for (const group of groups.map((words) => words.map(fold))) {
    for (const word of group) {
      const key = synonymKey(firstToken(word), word);
      terms.set(key, [...(terms.get(key) ?? []), ...group.filter((other) => other !== word)]);
    }
  }
  return new Map([...terms].map(([key, others]) => [key, [...new Set(others)].join("\n")]));
}
