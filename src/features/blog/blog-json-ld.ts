import { graphql } from "gatsby";
import { pagePath } from "../../browser/platform/site-path";
import { absoluteUrl, joinPath, type UrlBase } from "../../lib/paths";

/** The fields of a post that its structured data needs. */
export const postFactsFragment = graphql`
  fragment PostFacts on BlogPost {
    title
    path
    description
    date
    revised
    socialPicture {
      ...PagePicture
    }
    tags {
      label
    }
    authors {
      name
      url
    }
    article {
      wordCount
    }
  }
`;

interface BlogSite extends UrlBase {
  readonly title: string;
  readonly locale: { readonly defaultLocale: string };
  readonly blog: { readonly title: string; readonly description: string; readonly routeBasePath: string };
}

const context = "https://schema.org";

/** Structured data of a post. One without an author is the site owner's. */
export function blogPostingJsonLd(site: BlogSite, post: Queries.PostFactsFragment, owner: string): object {
  const url = absoluteUrl(site, post.path);
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: "/" }];
  return {
    "@context": context,
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.revised ?? post.date,
    inLanguage: site.locale.defaultLocale,
    wordCount: post.article.wordCount,
    image: post.socialPicture.url,
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    author: authors.map(({ name, url }) => ({
      "@type": "Person",
      name,
      ...(url !== null && { url: fullAddress(site, url) }),
    })),
    isPartOf: {
      "@type": "Blog",
      "@id": absoluteUrl(site, pagePath(joinPath(site.blog.routeBasePath))),
      name: site.blog.title,
    },
  };
}

/** Structured data of the blog as a whole. */
export function blogJsonLd(site: BlogSite): object {
  const url = absoluteUrl(site, pagePath(joinPath(site.blog.routeBasePath)));
  return {
    "@context": context,
    "@type": "Blog",
    "@id": url,
    mainEntityOfPage: url,
    url,
    name: `${site.title}：${site.blog.title}`,
    description: site.blog.description,
    inLanguage: site.locale.defaultLocale,
  };
}

function fullAddress(base: UrlBase, address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : absoluteUrl(base, pagePath(address));
}
