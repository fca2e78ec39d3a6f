import { setTimeout as wait } from "node:timers/promises";
import type { CreateResolversArgs } from "gatsby";
import { contentKinds } from "../../content/registry";

type Filters = Readonly<Record<string, { readonly eq?: unknown }>>;

/** The `info` argument of a resolver that replaces one of Gatsby's resolvers. */
interface Info {
  readonly originalResolver: (source: unknown, filters: Filters, context: unknown, info: Info) => Promise<unknown>;
}

/** Number of times to look for a changed file's node, and the pause between two attempts. */
const attempts = 30;
const pauseMs = 100;

/**
 * Returns development resolvers for single-page queries. A file that is saved while queries run
 * loses its node for a moment. The page would crash without data, so the query waits for the node
 * for at most 3 seconds, and then returns null.
 */
export function awaitedPages({ getNodesByType }: Pick<CreateResolversArgs, "getNodesByType">) {
  const resolverFor = (nodeType: string) => async (source: unknown, filters: Filters, context: unknown, info: Info) => {
    const result = await info.originalResolver(source, filters, context, info);
    if (result) return result;
    const isWanted = (node: object) =>
      Object.entries(filters).every(([field, { eq }]) => (node as Record<string, unknown>)[field] === eq);
    for (let attempt = 0; attempt < attempts; attempt++) {
      // Searches the nodes directly, because Gatsby would return the cached empty result of the
      // filters for the rest of the run.
      const node = getNodesByType(nodeType).find(isWanted);
      if (node) return node;
      await wait(pauseMs);
    }
    return null;
  };
  const queryOf = (nodeType: string) => nodeType.replace(/^./, (first) => first.toLowerCase());
  const resolvers = contentKinds.map(({ nodeType }) => [queryOf(nodeType), { resolve: resolverFor(nodeType) }]);
  return Object.fromEntries(resolvers);
}
