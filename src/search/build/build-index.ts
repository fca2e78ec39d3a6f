import { encodeNumbers, type SearchRecord } from "../../shared/search-files";
import { dateKeys, dateOf } from "../engine/parse-date";
import { firstToken, synonymKey, valueSteps } from "../engine/terms";
import { weights } from "../engine/weights";
import { fold, indexTokens, symbolRuns, textRuns } from "../model/chinese-text";

type Field = keyof typeof weights.field;

/** A page and the label of its area, which finds its pages as well. */
export interface IndexablePage {
  readonly record: SearchRecord;
  readonly area: string;
}

/**
 * Maximum number of postings of a term. A commoner term keeps those with the largest values: what it
 * finds elsewhere ranks behind them. With 600, questions on 1,100 pages lost 4 % of the first three.
 */
const mostPostings = 1_000;

/** How often a term occurs in each field of a unit. */
type Counts = Partial<Record<Field, number>>;

/** A text and its field. */
type FieldText = readonly [field: Field, text: string];

/**
 * Indexes pages: terms with their postings. Postings are numbers: for each unit its distance to the
 * unit before, and its value, which is the sum over fields of weight × frequency as in BM25. Those of
 * a term that is in a heading begin with `!`. Those of a term that has lost some continue with `~`
 * and the number of all its pages.
 *
 * A Chinese text is indexed by pairs of characters and by the last character of each run, so that
 * every character begins a term.
 * @param synonyms groups of words that stand for each other
 */
export function buildTerms(
  pages: readonly IndexablePage[],
  synonyms: readonly (readonly string[])[],
): Map<string, string> {
  const lengths = pages.flatMap(({ record }) => record.sections.map(({ text }) => text.length)).filter(Boolean);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const terms = new Map<string, Map<number, number>>();
  const headings = new Set<string>();
  /** The page of each unit. */
  const pageOfUnit: number[] = [];
  const add = (term: string, unit: number, value: number) => {
    const units = terms.get(term) ?? new Map<number, number>();
    units.set(unit, (units.get(unit) ?? 0) + value);
    terms.set(term, units);
  };

  let unit = 0;
  for (const [page, { record, area }] of pages.entries()) {
    for (const date of dateKeys(dateOf(record)))
      add(date, unit, record.date === undefined ? weights.date.title : weights.date.post);
    for (const section of record.sections) {
      const isPage = section.level === 1;
      const ofPage: FieldText[] = isPage
        ? [
            ["under", [area, ...(record.under ?? []), ...(record.words ?? [])].join("\n")],
            ["description", record.description ?? ""],
          ]
        : [];
      index(unit, section.text.length, [
        [isPage ? "title" : "heading", section.title],
        ...ofPage,
        ["under", section.questions.join("\n")],
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
  const entries = [...terms].map(([term, units]): [string, string] => {
    const isCut = units.size > mostPostings;
    const numbers: number[] = isCut ? [new Set([...units.keys()].map((at) => pageOfUnit[at])).size] : [];
    let before = 0;
    for (const [at, value] of isCut ? strongest(units) : units) {
      numbers.push(at - before, Math.max(1, Math.round(value * valueSteps)));
      before = at;
    }
    return [term, (headings.has(term) ? "!" : "") + (isCut ? "~" : "") + encodeNumbers(numbers)];
  });
  return new Map([...entries, ...synonymTerms(synonyms)]);

  function index(unit: number, textLength: number, fields: readonly FieldText[]): void {
    const counts = new Map<string, Counts>();
    for (const [field, text] of fields) {
      for (const term of termsOf(text)) {
        const of = counts.get(term) ?? {};
        of[field] = (of[field] ?? 0) + 1;
        counts.set(term, of);
        if (field === "title" || field === "heading") headings.add(term);
      }
    }
    for (const [term, of] of counts) {
      let value = 0;
      for (const field of Object.keys(of) as Field[]) {
        const count = of[field] ?? 0;
        const length = field === "text" ? textLength / averageLength : 1;
        value += (weights.field[field] * 2 * count) / (count + 1 - weights.length + weights.length * length);
      }
      add(term, unit, value);
    }
  }
}

/** Returns the units with the largest values, in the order of the units. */
function strongest(units: ReadonlyMap<number, number>): (readonly [unit: number, value: number])[] {
  const byValue = [...units].sort(([a, x], [b, y]) => y - x || a - b);
  return byValue.slice(0, mostPostings).sort(([a], [b]) => a - b);
}

/** Returns the terms under which a text is found, as often as it has them. */
function termsOf(text: string): string[] {
  const { han, word } = indexTokens(text);
  const ends = textRuns(text).flatMap(({ kind, text: run }) => (kind === "han" ? [fold([...run].at(-1) ?? "")] : []));
  return [...han, ...word, ...ends, ...symbolRuns(text)];
}

/**
 * Sorts a text into fields. The first sentence says what the rest is about. A line without Chinese
 * is code or its output.
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

/** Returns each word that has synonyms, below the first token of the word. */
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
