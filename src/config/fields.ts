import { stringify } from "yaml";
import { z } from "zod";
import type { Diagnostic } from "../lib/diagnostic";
import { nearest } from "../lib/nearest";
import { expected, fieldMessages, settingMessages } from "./messages";

interface ValidationInput {
  readonly data: unknown;
  readonly file: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Path of the data in the file, to prepend to field names: `computerSidebar.items.2`. */
  readonly prefix?: string;
}

/**
 * Validates data against a schema. Turns every issue into a diagnostic with the wrong value, and
 * with a fix or an example from the schema of the field if there is one. An unknown key is a
 * warning, because a typo should not stop a build. In a strict schema it is an error.
 * @returns the validated data, or null if a field has an error
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  { data, file, lineOf, prefix }: ValidationInput,
): { value: z.infer<Schema> | null; diagnostics: readonly Diagnostic[] } {
  const at = (field: string) => {
    const name = [prefix, field].filter(Boolean).join(".");
    return { file, field: name || undefined, line: lineOf(name) };
  };
  const names = schema instanceof z.ZodObject && !schema.def.catchall ? Object.keys(schema.shape) : null;
  const isMapping = data !== null && typeof data === "object" && !Array.isArray(data);
  const unknown = names && isMapping ? Object.keys(data).filter((key) => !names.includes(key)) : [];
  const result = schema.safeParse(data, { error: knownFields });
  const issues = result.error?.issues ?? [];
  // Required fields that are missing, probably because their names are misspelled.
  const misspelled = new Set<PropertyKey>();
  const diagnostics = unknown.map((key): Diagnostic => {
    const meant = nearest(key, names ?? []);
    const isMissing = meant !== undefined && !Object.hasOwn(data as object, meant);
    const isRequired = isMissing && issues.some(({ path }) => path[0] === meant);
    if (isRequired) misspelled.add(meant);
    const wording = fieldMessages.unknown(meant, names ?? [], isRequired ? fieldMessages.notAField : undefined);
    return { severity: isRequired ? "error" : "warning", ...at(key), ...wording };
  });
  if (result.success) return { value: result.data, diagnostics };
  for (const issue of issues) {
    if (isMisspelled(issue, issues) || misspelled.has(issue.path[0] ?? "")) continue;
    if (issue.code === "unrecognized_keys") {
      const known = issue.message.split("、");
      for (const key of issue.keys) {
        const wording = fieldMessages.unknown(nearest(key, known), known, fieldMessages.notAField);
        diagnostics.push({ severity: "error", ...at([...issue.path, key].join(".")), ...wording });
      }
      continue;
    }
    const written = valueAt(data, issue);
    const example = listOfParts(issue, written) ?? exampleOf(schema, issue.path);
    // A missing value cannot need quotes.
    const needsQuotes = written !== undefined || issue.message !== expected.quotedText;
    diagnostics.push({
      severity: "error",
      ...at(issue.path.join(".")),
      message: fieldMessages.wrong(show(written), needsQuotes ? issue.message : expected.text),
      fix: issue.code === "custom" && issue.params ? String(issue.params["fix"]) : example,
    });
  }
  return { value: null, diagnostics };
}

/**
 * Returns whether a missing field of a strict schema is probably there under a misspelled name,
 * which is reported.
 */
function isMisspelled({ code, path }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean {
  const name = String(path.at(-1));
  return (
    code === "invalid_type" &&
    issues.some(
      (other) =>
        other.code === "unrecognized_keys" &&
        other.path.join(".") === path.slice(0, -1).join(".") &&
        other.keys.some((key) => nearest(key, other.message.split("、")) === name),
    )
  );
}

/** Returns the value that an issue is about. A schema may have changed the shape of the data. */
function valueAt(data: unknown, issue: z.core.$ZodIssue): unknown {
  const found: unknown = z.core.util.getElementAtPath(data, issue.path.map(String));
  return found === undefined && issue.code === "custom" ? issue.params?.["input"] : found;
}

/**
 * Returns the list that an author meant by a string with separators: `tags: a, b` → `tags: [a, b]`.
 * Returns undefined for an issue that is not about a list, and for a value that is no string.
 */
function listOfParts({ message, path }: z.core.$ZodIssue, written: unknown): string | undefined {
  if (message !== expected.list || typeof written !== "string") return undefined;
  const parts = written.split(/\s*[,，、;；]\s*/).filter((part) => part !== "");
  const plain = /^[\p{L}\p{N}](?:[\p{L}\p{N} +.#/-]*[\p{L}\p{N}+])?$/u;
  const items = parts.map((part) => (plain.test(part) && !part.includes(" #") ? part : JSON.stringify(part)));
  return `${String(path.at(-1))}: [${items.join(", ")}]`;
}

/** Returns the names of the known fields as the message of an issue about an unknown key. */
const knownFields: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === "unrecognized_keys" && inst instanceof z.ZodObject ? Object.keys(inst.shape).join("、") : undefined;

/**
 * Returns a line of YAML that shows a field with its example, default or description, in this order
 * of preference; undefined if there is none. The path may lead into groups, and to an item of a
 * list.
 */
function exampleOf(schema: z.ZodType, [name, ...rest]: readonly PropertyKey[]): string | undefined {
  const field: unknown = schema instanceof z.ZodObject && schema.shape[String(name)];
  if (!(field instanceof z.ZodType)) return undefined;
  if (rest.some((step) => typeof step === "string")) {
    const group = field instanceof z.ZodPrefault ? field.unwrap() : field;
    return group instanceof z.ZodObject ? exampleOf(group, rest) : undefined;
  }
  const described = field.meta() ?? (field instanceof z.ZodOptional ? z.globalRegistry.get(field.unwrap()) : undefined);
  const isFilled = field instanceof z.ZodDefault || field instanceof z.ZodPrefault;
  const usual: unknown = isFilled ? field.def.defaultValue : described?.description;
  const example = Array.isArray(described?.["examples"]) ? described["examples"][0] : usual;
  const text =
    typeof example === "string"
      ? example.replace(/^#.*$/s, '"$&"')
      : stringify(example ?? "", { collectionStyle: "flow", lineWidth: 0 }).trim();
  return ["", '""', "{}"].includes(text) ? undefined : `${String(name)}: ${text}`;
}

/** Returns a value as JSON, shortened for a message. Undefined stays undefined. */
function show(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Makes a field optional. Its value is null if the field is absent or null. */
export const orNull = <Field extends z.ZodType>(field: Field) => z.nullable(field).default(null as never);

/** A string that is not empty after trimming. */
export const text = z.string(expected.quotedText).trim().min(1, expected.notEmpty);
/**
 * Returns a schema that also accepts a number, and converts it to text. `title: 2025` then needs no
 * quotes, as in Docusaurus.
 */
export function orNumber<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (typeof value === "number" ? String(value) : value), field);
}

/**
 * Returns a schema that also accepts a number written as a string, and converts it. `parseYaml`
 * keeps front matter such as `1.0` as text, because a number would lose digits.
 */
export function fromDigits<Field extends z.ZodType>(field: Field) {
  const isNumber = (value: unknown) =>
    typeof value === "string" && /^[-+]?\.?\d/.test(value) && !Number.isNaN(Number(value));
  return z.preprocess((value) => (isNumber(value) ? Number(value) : value), field);
}

/**
 * Returns a schema for a list that also accepts a single item: `tags: 算法`. A string that contains
 * separators is an error.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  const isOne = (value: unknown) =>
    typeof value === "number" || (typeof value === "string" && !/[,，、;；]/.test(value));
  return z.preprocess((value) => (isOne(value) ? [value] : value), z.array(item, expected.list));
}

const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/**
 * Returns whether a language tag is well-formed and its language exists: true for `zh-Hans`, false
 * for `cn` and for `zh-1`.
 */
function isLanguage(tag: string): boolean {
  try {
    return languages.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

/** A language tag, such as `en` or `zh-Hans`. The language must exist. */
export const languageTag = text.refine(isLanguage, settingMessages.language);

/** TeX macros for formulas: TeX by the name of the command, such as `\RR`. */
export const formulaMacros = z.record(z.string().regex(/^\\(?:[a-zA-Z]+|[^a-zA-Z\s])$/), text, expected.macros);

/** Front matter text that may look like a number, such as a year or a version. */
export const words = orNumber(text);
/** An http(s) address. Other schemes, such as `javascript:`, are errors. */
export const webAddress = z.url({ protocol: /^https?$/, error: expected.webAddress });
/**
 * A web address whose host is safe to write into the Content Security Policy. In the policy, a host
 * with `;` or `'` would add directives.
 */
export const plainHost = webAddress.regex(/^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]|$)/iu, expected.webAddress);
/** An http(s) address, or a path on this site. */
export const ownAddress = z.union([webAddress, text.regex(/^\/(?!\/)/)], expected.ownAddress);
export const flag = z.boolean(expected.flag);
export const texts = z.array(text, expected.list);
export const headingLevel = z
  .int(expected.headingLevel)
  .min(2, expected.firstHeadingLevel)
  .max(6, expected.lastHeadingLevel);

/** Returns a strict schema for a mapping with these fields. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, { error: ({ code }) => (code === "invalid_type" ? expected.fields : undefined) });
}

/** Returns a schema for one of several words. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return z.enum(words, expected.oneOf(words));
}

/** Returns an issue whose diagnostic shows a fix instead of the field's example. */
export function wrong(input: unknown, message: string, fix: string, path: string[] = []) {
  return { code: "custom" as const, input, message, path, params: { fix, input }, continue: true };
}
