/** Query for all feeds; drafts and unlisted posts are not listed. */
export const feedQuery = /* GraphQL */ `{
  site { siteMetadata { title url baseUrl locale { defaultLocale } blog { routeBasePath description } author } }
  allAuthor { nodes { key name } }
  allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
    nodes { title path description date revised tags { label } authors { name url } article { html } }
  }
}`;

/** The answer to `feedQuery`, typed by hand, since Gatsby generates types for page queries only. */
export interface FeedData {
  readonly site: {
    readonly siteMetadata: {
      readonly title: string;
      readonly url: string;
      readonly baseUrl: string;
      readonly locale: { readonly defaultLocale: string };
      readonly blog: { readonly routeBasePath: string; readonly description: string };
      /** Key of the owner in authors.yml. */
      readonly author: string;
    };
  };
  readonly allAuthor: { readonly nodes: readonly { readonly key: string; readonly name: string }[] };
  readonly allBlogPost: {
    readonly nodes: readonly {
      readonly title: string;
      readonly path: string;
      readonly description: string;
      readonly date: string;
      readonly revised: string | null;
      readonly tags: readonly { readonly label: string }[];
      readonly authors: readonly { readonly name: string; readonly url: string | null }[];
      readonly article: { readonly html: string };
    }[];
  };
}
