import { setTimeout as wait } from "node:timers/promises";
import type { CreateResolversArgs } from "gatsby";
import { contentKinds } from "../../content/registry";

type Filters = Readonly<Record<string, { readonly eq?: unknown }>>;

/** The `info` argument of a resolver that replaces one of Gatsby's own. */
interface Info {
  readonly originalResolver: (source: unknown, filters: Filters, context: unknown, info: Info) => Promise<unknown>;
}

/** Limits how long a changed file may take to become a node again. */
const attempts = 30;
const pauseMs = 100;

/**
 * Returns resolvers for the queries of single pages in development. A file that is saved while
 * queries run loses its node for a moment. Without data, its page would crash, so the query waits
 * for the node.
 */
export function awaitedPages({ getNodesByType }: Pick<CreateResolversArgs, "getNodesByType">) {
  const resolverFor = (nodeType: string) => async (source: unknown, filters: Filters, context: unknown, info: Info) => {
    const result = await info.originalResolver(source, filters, context, info);
    if (result) return result;
    const isWanted = (node: object) =>
      Object.entries(filters).every(([field, { eq }]) => (node as Record<string, unknown>)[field] === eq);
    for (let attempt = 0; attempt < attempts; attempt++) {
      // Does not run the filters again, because Gatsby caches their empty result for the rest of
      // the run.
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
