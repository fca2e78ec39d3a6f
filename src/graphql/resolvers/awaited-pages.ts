import { setTimeout as wait } from "node:timers/promises";
import type { CreateResolversArgs } from "gatsby";
import { contentKinds } from "../../content/registry";

type Filters = Readonly<Record<string, { readonly eq?: unknown }>>;

/** `info` of a resolver that Gatsby has put in place of its own. */
interface Info {
  readonly originalResolver: (source: unknown, filters: Filters, context: unknown, info: Info) => Promise<unknown>;
}

/** Time that a changed file takes to become a node again, at most. */
const attempts = 30;
const pauseMs = 100;

/**
 * Resolvers for the queries of single pages in development: a file saved while queries run loses its node for a moment,
 * and its page would crash for want of data, so the query waits for the node.
 */
export function awaitedPages({ getNodesByType }: Pick<CreateResolversArgs, "getNodesByType">) {
  const resolverFor = (nodeType: string) => async (source: unknown, filters: Filters, context: unknown, info: Info) => {
    const found = await info.originalResolver(source, filters, context, info);
    if (found) return found;
    const isWanted = (node: object) =>
      Object.entries(filters).every(([field, { eq }]) => (node as Record<string, unknown>)[field] === eq);
    for (let attempt = 0; attempt < attempts; attempt++) {
      // Not by the filters again: Gatsby remembers for the rest of the run that they found nothing.
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
