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

/** Operators of a filter. https://www.gatsbyjs.com/docs/query-filters/ */
const operators: Readonly<Record<string, string>> = {
  eq: "Is this value. With null: has no value. | 等于这个值。写null：没有值。",
  ne: "Is not this value. With null: has a value. | 不等于这个值。写null：有值。",
  in: "Is one of these values. | 是这些值之一。",
  nin: "Is none of these values. | 不是这些值中的任何一个。",
  gt: "Is greater, or later. | 更大，或更晚。",
  gte: "Is greater, later or equal. | 更大、更晚，或相等。",
  lt: "Is less, or earlier. | 更小，或更早。",
  lte: "Is less, earlier or equal. | 更小、更早，或相等。",
  regex: "Matches a regular expression, written with slashes: /word/i. | 符合正则表达式，写在斜杠之间：/word/i。",
  glob: "Matches a glob: docs/**. | 符合通配符：docs/**。",
  elemMatch: "Holds for at least one item of the list. | 列表里至少一项符合。",
};

const ofLists: Readonly<Record<string, string>> = {
  filter: "Keeps the nodes for which all of this holds. | 只留下全部符合的节点。",
  sort: "Order, by one or more fields. | 顺序，按一个或几个字段。",
  skip: "Number of nodes to leave out at the beginning. | 略去开头的几个节点。",
  limit: "Largest number of nodes. | 至多几个节点。",
  totalCount: "Number of nodes that the filter keeps. | 筛选之后有几个节点。",
  edges: "The nodes with their neighbours. | 节点，带前后的节点。",
  nodes: "The nodes. | 节点。",
  node: "The node. | 节点。",
  next: "The next node in this order. | 这个顺序里的下一个节点。",
  previous: "The previous node in this order. | 这个顺序里的上一个节点。",
  pageInfo: "Where these nodes are among all. | 这些节点在全部中的位置。",
  distinct: "The different values of a field. | 一个字段的不同的值。",
  max: "The greatest value of a field. | 一个字段的最大值。",
  min: "The smallest value of a field. | 一个字段的最小值。",
  sum: "The sum of a field. | 一个字段的总和。",
  group: "The nodes by the value of a field. | 按一个字段的值分组的节点。",
  field: "The field, as { year: SELECT }. | 字段，写作{ year: SELECT }。",
  fieldValue: "The value that the nodes of this group share. | 这一组的节点共有的值。",
};

/**
 * Describes the parts of the schema that Gatsby generates: each type's query fields, their
 * arguments, and the filters. A filter gets the description of the field that it filters. GraphiQL
 * shows the descriptions. They have the form "English. | 中文。", as the site's own types.
 */
export function describeSchema(schema: Schema): void {
  const types = schema.getTypeMap();
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
  const type = ofAll ?? name;
  const [english, chinese] = types[type]?.description?.trim().split(/\s+\|\s+/) ?? [];
  const [which, whichInChinese] =
    ofAll === undefined ? ["The first node that fits", "符合的第一个节点"] : ["All nodes", "所有的节点"];
  const inEnglish = `${which} of the type ${type}${english ? `: ${english}` : "."}`;
  const inChinese = `${whichInChinese}，类型是${type}${chinese ? `：${chinese}` : "。"}`;
  return `${inEnglish} | ${inChinese}`;
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

/** Sets the description of a part, unless it already has one. */
function describe(part: Described, text: string | null | undefined): void {
  if (!part.description && text) part.description = text;
}
