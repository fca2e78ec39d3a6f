import type { CreateResolversArgs } from "gatsby";
import { articleStore } from "../../article/store/article-store";
import type { ContentPage } from "../../kinds/kind";
import { contentKinds } from "../../kinds/registry";
import type { Context } from "../catalog/catalog-resolver";
import { catalogFor } from "../catalog/load-catalog";
import { backlinksByFile } from "../checks/backlinks";

type Backlinks = ReturnType<typeof backlinksByFile>;

/** Resolver for `backlinks`. A query reads the links of all articles once. */
export function backlinkResolvers({ cache }: Pick<CreateResolversArgs, "cache">) {
  const articles = articleStore(cache);
  const perQuery = new WeakMap<Context, Promise<Backlinks>>();
  const load = async (context: Context) => {
    const catalog = await catalogFor(context);
    return backlinksByFile(await articles.summaries([...catalog.pathByFile.keys()]), catalog);
  };
  return {
    backlinks: {
      resolve: async ({ file }: ContentPage, _args: unknown, context: Context) => {
        // Any text may get or lose a link.
        for (const { nodeType } of contentKinds) {
          context.nodeModel.trackPageDependencies([], { connectionType: nodeType });
        }
        const loading = perQuery.get(context) ?? load(context);
        perQuery.set(context, loading);
        return (await loading).get(file) ?? [];
      },
    },
  };
}
