import { inSiteLanguage } from "../../config/in-site-language";
import { chineseDescriptions } from "./chinese-descriptions";

interface Described {
  description?: string | null | undefined;
}

/** The fields of a graphql-js type that this module reads. */
interface Type extends Described {
  readonly name: string;
  readonly getFields?: () => Readonly<Record<string, Field>>;
}

interface Field extends Described {
  readonly name: string;
  readonly type: unknown;
  readonly args?: readonly (Described & { readonly name: string })[];
}

interface Schema {
  readonly getTypeMap: () => Readonly<Record<string, Type>>;
  readonly getQueryType: () => Type | null | undefined;
}

/** Text for a site in English, the language in which the schema is written. */
const inEnglish = {
  translated: (text: string) => text,
  /** @param what the name of a type and its description */
  first: (what: string) => `The first node that fits of the type ${what}`,
  all: (what: string) => `All nodes of the type ${what}`,
  type: (name: string, description: string | undefined) => `${name}${description ? `: ${description}` : "."}`,
};

const inChinese: typeof inEnglish = {
  translated: (text) => chineseDescriptions[text] ?? text,
  first: (what) => `符合的第一个节点，类型是${what}`,
  all: (what) => `所有的节点，类型是${what}`,
  type: (name, description) => `${name}${description ? `：${description}` : "。"}`,
};

const texts = inSiteLanguage({ zh: inChinese, en: inEnglish });

/** Operators of a filter. https://www.gatsbyjs.com/docs/query-filters/ */
const operators: Readonly<Record<string, string>> = {
  eq: "Is this value. With null: has no value.",
  ne: "Is not this value. With null: has a value.",
  in: "Is one of these values.",
  nin: "Is none of these values.",
  gt: "Is greater, or later.",
  gte: "Is greater, later or equal.",
  lt: "Is less, or earlier.",
  lte: "Is less, earlier or equal.",
  regex: "Matches a regular expression, written with slashes: /word/i.",
  glob: "Matches a glob: docs/**.",
  elemMatch: "Holds for at least one item of the list.",
};

const ofLists: Readonly<Record<string, string>> = {
  filter: "Keeps the nodes for which all of this holds.",
  sort: "Order, by one or more fields.",
  skip: "Number of nodes to leave out at the beginning.",
  limit: "Largest number of nodes.",
  totalCount: "Number of nodes that the filter keeps.",
  edges: "The nodes with their neighbours.",
  nodes: "The nodes.",
  node: "The node.",
  next: "The next node in this order.",
  previous: "The previous node in this order.",
  pageInfo: "Where these nodes are among all.",
  distinct: "The different values of a field.",
  max: "The greatest value of a field.",
  min: "The smallest value of a field.",
  sum: "The sum of a field.",
  group: "The nodes by the value of a field.",
  field: "The field, as { year: SELECT }.",
  fieldValue: "The value that the nodes of this group share.",
};

/**
 * Translates the schema's descriptions into the site's language. Also describes parts that Gatsby
 * generates, such as each type's query fields, their arguments, and the filters.
 * A filter gets the description of the field that it filters. GraphiQL shows the descriptions.
 */
export function describeSchema(schema: Schema): void {
  const types = schema.getTypeMap();
  for (const type of Object.values(types)) {
    translate(type);
    for (const field of fieldsOf(type)) [field, ...(field.args ?? [])].forEach(translate);
  }
  for (const field of fieldsOf(schema.getQueryType())) {
    describe(field, queryDescription(field, types));
    const fields = fieldsByName(types[namedType(field)]);
    for (const argument of field.args ?? []) {
      describe(argument, ofLists[argument.name] ?? fields.get(argument.name)?.description);
    }
  }
  for (const type of Object.values(types)) {
    const [, of, what] =
      /^(.*?)(FilterInput|FilterListInput|SortInput|FieldSelector|QueryOperatorInput)$/.exec(type.name) ?? [];
    const described = fieldsByName(types[of ?? ""]);
    const isList = /(?:Connection|Edge)$/.test(type.name);
    for (const field of fieldsOf(type)) {
      if (what !== undefined) describe(field, described.get(field.name)?.description ?? operators[field.name]);
      if (!isList) continue;
      describe(field, ofLists[field.name]);
      for (const argument of field.args ?? []) describe(argument, ofLists[argument.name]);
    }
  }
}

/**
 * Returns the description of a query field. `doc` returns one node, and `allDoc` returns all of
 * them.
 */
function queryDescription(field: Field, types: Readonly<Record<string, Type>>): string {
  const name = namedType(field);
  const ofAll = /^(.*)Connection$/.exec(name)?.[1];
  const what = texts.type(ofAll ?? name, types[ofAll ?? name]?.description ?? undefined);
  return ofAll === undefined ? texts.first(what) : texts.all(what);
}

function fieldsOf(type: Type | null | undefined): readonly Field[] {
  return Object.values(type?.getFields?.() ?? {});
}

function fieldsByName(type: Type | undefined): ReadonlyMap<string, Field> {
  return new Map(fieldsOf(type).map((field) => [field.name, field]));
}

function namedType({ type }: Field): string {
  return String(type).replace(/[[\]!]/g, "");
}

function translate(part: Described): void {
  if (part.description) part.description = texts.translated(part.description.replace(/\s+/g, " ").trim());
}

/** Sets the description of a part, in the site's language, unless it already has one. */
function describe(part: Described, text: string | null | undefined): void {
  if (!part.description && text) part.description = texts.translated(text);
}
