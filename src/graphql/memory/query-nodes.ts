import type { Node } from "gatsby";
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, graphql } from "gatsby/graphql";
import { compareText } from "../../lib/diagnostic";
import type { Context } from "../catalog/catalog";
import { allTypes } from "../schema/all-types";

type Fields = Readonly<Record<string, unknown>>;

type Resolver = {
  readonly type?: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly resolve: GraphQLFieldResolver<unknown, Context>;
};

/** Resolvers by type and field, in the format of Gatsby's `createResolvers`. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

type NodesOf = (type: string) => readonly Node[];

/** Returns a resolver context with nodes in memory. */
export function memoryContext(nodesOf: NodesOf): Context {
  return {
    nodeModel: {
      findAll: async ({ type }) => ({ entries: nodesOf(type) }),
      findOne: async ({ type, query }) => {
        const { filter = {} } = query as { filter?: Readonly<Record<string, { eq: unknown }>> };
        const [field, condition] = Object.entries(filter)[0] ?? [];
        return nodesOf(type).find((node) => field === undefined || node[field] === condition?.eq) ?? null;
      },
      trackPageDependencies: () => undefined,
    },
  };
}

/** Gatsby's types and directives that the site's types use. */
const gatsbyTypes = /* GraphQL */ `
  scalar Date
  scalar JSON
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]!) on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @proxy(from: String!) on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
`;

/**
 * Returns a function that answers queries like Gatsby's, for programs that run without Gatsby. It
 * supports the part of Gatsby's query language that the kinds' `pagesQuery` needs: `nodes` and
 * `totalCount` of all nodes of a type, filters with `in`, and sorting by a node's fields.
 */
export function queryNodes(nodesOf: NodesOf, resolvers: Resolvers) {
  const schema = memorySchema(resolvers["Query"]);
  const contextValue = memoryContext(nodesOf);
  const fieldResolver: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
    const { name } = info.parentType;
    const own = resolvers[name]?.[info.fieldName]?.resolve;
    if (own) return own(source, args, context, info);
    const nodeType = name === "Query" ? /^all(.+)$/.exec(info.fieldName)?.[1] : undefined;
    return nodeType === undefined ? (source as Fields)[info.fieldName] : connection(nodesOf(nodeType), args);
  };
  return (source: string, variableValues: Fields = {}) =>
    graphql({ schema, source, variableValues, contextValue, fieldResolver });
}

/**
 * Returns the site's schema without Gatsby: the declared types, and queries for all nodes of each
 * type.
 * @param queries further queries, with their types
 */
export function memorySchema(queries: Resolvers[string] = {}): GraphQLSchema {
  // Adds `id`, as Gatsby does, to node types that do not declare it.
  const types = allTypes().map((sdl) => sdl.replace(/(type \w+ implements Node[^{]*\{)(?!\s*id: ID!)/g, "$1 id: ID!"));
  const nodeTypes = [...types.join().matchAll(/(?:type|interface) (\w+) implements Node/g)].map(([, name]) => name);
  const ofNodes = nodeTypes.map((name) => `all${name}(filter: JSON, sort: JSON): ${name}Connection!`);
  const others = Object.entries(queries).flatMap(([name, { type, args = {} }]) => {
    const list = Object.entries(args).map(([arg, of]) => `${arg}: ${of}`);
    return type === undefined ? [] : `${name}${list.length > 0 ? `(${list.join()})` : ""}: ${type}`;
  });
  return buildSchema(
    [
      gatsbyTypes,
      ...types,
      ...nodeTypes.map((name) => `type ${name}Connection { nodes: [${name}!]! totalCount: Int! }`),
      `type Query { ${[...ofNodes, ...others].join("\n")} }`,
    ].join("\n"),
  );
}

interface ConnectionArgs {
  readonly filter?: Readonly<Record<string, { readonly in: readonly unknown[] }>>;
  /** One or more sort orders, each with one field. */
  readonly sort?: SortOrder | readonly SortOrder[];
}

type SortOrder = Readonly<Record<string, "ASC" | "DESC">>;

function connection(all: readonly Node[], { filter = {}, sort = [] }: ConnectionArgs) {
  const conditions = Object.entries(filter);
  const nodes = all.filter((node) => conditions.every(([field, { in: values }]) => values.includes(node[field])));
  const orders = [sort].flat().flatMap((order) => Object.entries(order));
  nodes.sort((a, b) => {
    for (const [field, direction] of orders) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return direction === "ASC" ? order : -order;
    }
    return 0;
  });
  return { nodes, totalCount: nodes.length };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareText(String(a), String(b));
}
