import { readFileSync } from "node:fs";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { buildSchema, type GraphQLField } from "gatsby/graphql";
import { fieldDescriptions, settingDescriptions } from "../../config/messages";
import { chineseDescriptions } from "../../graphql/schema/chinese-descriptions";
import { describeSchema } from "../../graphql/schema/describe-schema";
import { createResolvers } from "./create-resolvers";
import { createSchemaCustomization } from "./create-schema-customization";

/** The parts of Gatsby's schema to which the site's schema refers. */
const gatsbys = `
  scalar Date scalar JSON
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @proxy(from: String) on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;

const chinese = /\p{Script=Han}/u;

function schemaOfSite() {
  const types: string[] = [];
  const createTypes = (more: string[]) => types.push(...more);
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  return buildSchema(gatsbys + types.join("\n"), { assumeValid: true, assumeValidSDL: true });
}

function descriptionsOf(schema: ReturnType<typeof schemaOfSite>): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (/^(?:__|Int$|Float$|String$|Boolean$|ID$)/.test(type.name)) continue;
    if (type.description) found.set(type.name, type.description);
    const fields: readonly GraphQLField<unknown, unknown>[] =
      "getFields" in type ? (Object.values(type.getFields()) as never) : [];
    for (const { name, description } of fields) if (description) found.set(`${type.name}.${name}`, description);
  }
  return found;
}

/** Returns the descriptions of the query fields that resolvers add. */
function ofQueries(): string[] {
  const store = { getState: () => ({ program: { directory: "." }, config: {} }) };
  const added: Record<string, { readonly description?: string }>[] = [];
  const collect = ({ Query }: { Query?: (typeof added)[number] }) => added.push(Query ?? {});
  createResolvers?.(
    { createResolvers: collect, cache: {}, store } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => undefined,
  );
  return added.flatMap((fields) => Object.values(fields).flatMap(({ description }) => description ?? []));
}

test("the schema is written in English, except for descriptions that are messages", () => {
  const messages: readonly string[] = [...Object.values(fieldDescriptions), ...Object.values(settingDescriptions)];
  const others = [...descriptionsOf(schemaOfSite())].filter(([, text]) => !messages.includes(text));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(([, text]) => chinese.test(text))).toEqual([]);
});

test("every description of a Chinese site is Chinese", () => {
  const schema = schemaOfSite();
  describeSchema(schema);
  const others = [...descriptionsOf(schema)].filter(([, text]) => !chinese.test(text));
  expect(others).toEqual([["SiteLocale.openGraph", "og:locale"]]);
});

test("every query field of our own has a Chinese description", () => {
  expect(ofQueries().filter((text) => chineseDescriptions[text] === undefined)).toEqual([]);
});

test("no translation remains of a removed description", () => {
  const texts = [...descriptionsOf(schemaOfSite()).values(), ...ofQueries()];
  const used = new Set(texts.map((text) => text.replace(/\s+/g, " ")));
  const ofGatsbysParts = readFileSync("src/graphql/schema/describe-schema.ts", "utf8");
  const unused = Object.keys(chineseDescriptions).filter(
    (text) => !used.has(text) && !ofGatsbysParts.includes(JSON.stringify(text)),
  );
  expect(unused).toEqual([]);
});
