import { graphql } from "gatsby";
import { areasWithPages, postsByYear } from "../../lib/lists";
import { joinPath } from "../../lib/paths";
import { siteText } from "../../text/texts";
import type { useSiteMetadata } from "../head/use-site-metadata";

/**
 * The sidebar of a docs page. A page query includes it as
 * `sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar }` and declares `$sidebarAround`.
 */
export const docSidebarFragment = graphql`
  fragment DocSidebar on Sidebar {
    sidebarId label printPath netPath
    entries(around: $sidebarAround) { kind label titleLang path level collapsed unlisted foldedPages }
  }
`;

export const blogSidebarFragment = graphql`
  fragment BlogSidebar on Query {
    blogSidebar: allBlogPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { title titleLang path date }
    }
  }
`;

/** The docs areas, as the sidebar of a page that belongs to none of them. */
export const areaSidebarFragment = graphql`
  fragment AreaSidebar on Query {
    areaSidebar: allSidebar(sort: { position: ASC }) { nodes { label landing } }
  }
`;

/**
 * A line of a sidebar. A category without a page has no path. An unlisted page is shown only while
 * that page is open.
 */
export type SidebarLine = Queries.DocSidebarFragment["entries"][number];

/** The part of a page query's result that the shell reads. */
export type ShellData = Partial<
  Pick<
    Queries.DocPageQuery & Queries.BlogPostPageQuery & Queries.DocsLandingPageQuery,
    "sidebar" | "blogSidebar" | "areaSidebar"
  >
>;

/**
 * Returns the sidebar from a page query's result, with a unique id and an accessible name.
 * Returns null if the page has no sidebar.
 */
export function sidebarOfPage(
  { sidebar, blogSidebar, areaSidebar }: ShellData,
  { blog, docs }: Pick<ReturnType<typeof useSiteMetadata>, "blog" | "docs">,
) {
  const { sidebarTitle: title, sidebarCount } = blog;
  if (sidebar) {
    const { sidebarId: id, label, entries: lines, printPath, netPath } = sidebar;
    return {
      id,
      title: label,
      label: siteText.docsSidebar,
      lines,
      printPath,
      netPath,
      listing: `${joinPath(docs.routeBasePath)}#${id}`,
    };
  }
  if (areaSidebar) {
    const lines = areasWithPages(areaSidebar.nodes).map(({ label, landing }) => ({
      ...open,
      kind: "doc" as const,
      label,
      path: landing,
      level: 0,
    }));
    if (lines.length === 0) return null;
    return {
      id: "areas",
      title: docs.label,
      label: siteText.docsSidebar,
      lines,
      printPath: null,
      netPath: null,
      listing: null,
    };
  }
  if (!blogSidebar) return null;
  const posts = sidebarCount === "ALL" ? blogSidebar.nodes : blogSidebar.nodes.slice(0, Number(sidebarCount));
  return { id: "blog", title, label: title, lines: blogLines(posts), printPath: null, netPath: null, listing: null };
}

const open = { titleLang: null, collapsed: false, unlisted: false, foldedPages: 0 };

/** Returns posts as sidebar lines, grouped by year, in the order of `postsByYear`. */
export function blogLines(posts: readonly Queries.RecentPostFragment[]): SidebarLine[] {
  return postsByYear(posts).flatMap(({ year, posts: ofYear }) => [
    { ...open, kind: "category", label: siteText.year(year), path: null, level: 0 },
    ...ofYear.map(({ title, titleLang, path }) => {
      return { ...open, kind: "doc" as const, label: title, titleLang, path, level: 1 };
    }),
  ]);
}
