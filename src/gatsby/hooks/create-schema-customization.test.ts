import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { buildSchema, type GraphQLField } from "gatsby/graphql";
import { fieldDescriptions, settingDescriptions } from "../../config/messages";
import { createResolvers } from "./create-resolvers";
import { createSchemaCustomization } from "./create-schema-customization";

/** The parts of Gatsby's schema to which the site's schema refers. */
const gatsbysTypes = `
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

const isGatsbys = ({ name }: { readonly name: string }) =>
  /^(?:__.*|Int|Float|String|Boolean|ID|Date|JSON|Node|File|Query)$/.test(name);

/** Returns whether a description has the form "English. | 中文。". */
function isInBoth(description: string): boolean {
  const [english, chinese, ...more] = description.split(/\s+\|\s+/).map(hasChinese);
  return english === false && chinese === true && more.length === 0;
}

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);

function schemaOfSite() {
  const types: string[] = [];
  const createTypes = (more: string[]) => types.push(...more);
  createSchemaCustomization?.(
    { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  return buildSchema(gatsbysTypes + types.join("\n"), { assumeValid: true, assumeValidSDL: true });
}

/** Returns the description of each type and field of our own, or null for one without. */
function descriptionsOf(schema: ReturnType<typeof schemaOfSite>): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isGatsbys(type)) continue;
    found.set(type.name, type.description ?? null);
    const fields: readonly GraphQLField<unknown, unknown>[] =
      "getFields" in type ? (Object.values(type.getFields()) as never) : [];
    for (const { name, description } of fields) {
      // Gatsby declares the id of a node.
      if (name !== "id" || description) found.set(`${type.name}.${name}`, description ?? null);
    }
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

test("each type and field has a description in both languages, or a message for authors", () => {
  const messages: readonly string[] = [...Object.values(fieldDescriptions), ...Object.values(settingDescriptions)];
  const others = [...descriptionsOf(schemaOfSite())].filter(([, text]) => text === null || !messages.includes(text));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(([, text]) => !isInBoth(text ?? ""))).toEqual([["SiteLocale.openGraph", "og:locale"]]);
});

test("every query field of our own has a description in both languages", () => {
  const texts = ofQueries();
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => !isInBoth(text))).toEqual([]);
});
