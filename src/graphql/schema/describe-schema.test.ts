import { buildSchema } from "gatsby/graphql";
import { describeSchema } from "./describe-schema";

const schema = buildSchema(`
  """
  A page of the docs, from a file below content/docs. |
  文档的一页，来自content/docs下的文件。
  """
  type Doc { "Its title. | 它的标题。" title: String links(limit: Int): [Link!]! }
  type Link { "Where it leads." to: String }
  type DocConnection { totalCount: Int! nodes: [Doc!]! distinct(field: DocFieldSelector): [String!]! }
  input StringQueryOperatorInput { eq: String regex: String }
  input DocFilterInput { title: StringQueryOperatorInput links: LinkFilterListInput }
  input LinkFilterListInput { elemMatch: LinkFilterInput }
  input LinkFilterInput { to: StringQueryOperatorInput }
  enum Select { SELECT }
  input DocFieldSelector { title: Select }
  type Query {
    doc(title: StringQueryOperatorInput): Doc
    link: Link
    allDoc(filter: DocFilterInput, limit: Int): DocConnection!
    "Our own words." docTags: [String!]!
  }
`);
describeSchema(schema);
const field = (type: string, name: string) => schema.getTypeMap()[type]?.toConfig() && fieldsOf(type)[name];
const fieldsOf = (type: string) =>
  (schema.getTypeMap()[type] as unknown as { getFields: () => Record<string, Described> }).getFields();
type Described = { description?: string; args?: { name: string; description?: string }[] };

test("query fields say which nodes they find in both languages, and keep a description of their own", () => {
  expect(field("Query", "doc")?.description).toBe(
    "The first node that fits of the type Doc: A page of the docs, from a file below content/docs. | " +
      "符合的第一个节点，类型是Doc：文档的一页，来自content/docs下的文件。",
  );
  expect(field("Query", "allDoc")?.description).toBe(
    "All nodes of the type Doc: A page of the docs, from a file below content/docs. | " +
      "所有的节点，类型是Doc：文档的一页，来自content/docs下的文件。",
  );
  expect(field("Query", "link")?.description).toBe(
    "The first node that fits of the type Link. | 符合的第一个节点，类型是Link。",
  );
  expect(field("Query", "docTags")?.description).toBe("Our own words.");
});

test("arguments, filters and selectors have the descriptions of the fields that they filter", () => {
  expect(field("Query", "doc")?.args?.[0]?.description).toBe("Its title. | 它的标题。");
  expect(field("Query", "allDoc")?.args?.map(({ description }) => description)).toEqual([
    "Keeps the nodes for which all of this holds. | 只留下全部符合的节点。",
    "Largest number of nodes. | 至多几个节点。",
  ]);
  expect(field("DocFilterInput", "title")?.description).toBe("Its title. | 它的标题。");
  expect(field("LinkFilterInput", "to")?.description).toBe("Where it leads.");
  expect(field("DocFieldSelector", "title")?.description).toBe("Its title. | 它的标题。");
  expect(field("StringQueryOperatorInput", "regex")?.description).toMatch(/Matches .* \| .*正则表达式/);
  expect(field("LinkFilterListInput", "elemMatch")?.description).toMatch(/至少一项/);
  expect(field("DocConnection", "totalCount")?.description).toBeTruthy();
});
