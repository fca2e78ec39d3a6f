import { graphql } from "gatsby";
import { siteText } from "../../text/site";
import { blogLines, type SidebarLine } from "./sidebar-tree";

/** The sidebar of a page. */
export interface SidebarModel {
  /** Unique. */
  readonly id: string;
  readonly title: string;
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly lines: readonly SidebarLine[];
}

/** A docs page's sidebar: `sidebar(sidebarId: { eq: $sidebarId }) { ...DocSidebar }` in its query. */
export const docSidebarFragment = graphql`
  fragment DocSidebar on Sidebar {
    sidebarId label
    entries { kind label path level collapsed unlisted }
  }
`;

/** A blog page's sidebar: `blogSidebar: allBlogPost(…) { ...BlogSidebar }` in its query, newest first. */
export const blogSidebarFragment = graphql`
  fragment BlogSidebar on BlogPostConnection {
    nodes { title path date }
  }
`;

/** The part of a page query's result that the shell reads. */
export interface ShellData {
  readonly sidebar?: Queries.DocSidebarFragment | null;
  readonly blogSidebar?: Queries.BlogSidebarFragment;
}

interface BlogSidebarSettings {
  readonly sidebarTitle: string;
  /** `ALL`, or the number of posts in the sidebar. */
  readonly sidebarCount: string;
}

/** The sidebar in a page's query result, or null. */
export function sidebarOfPage({ sidebar, blogSidebar }: ShellData, blog: BlogSidebarSettings): SidebarModel | null {
  if (sidebar)
    return {
      id: sidebar.sidebarId,
      title: sidebar.label,
      label: siteText.docsSidebar,
      lines: sidebar.entries,
    };
  if (!blogSidebar) return null;
  const posts = blog.sidebarCount === "ALL" ? blogSidebar.nodes : blogSidebar.nodes.slice(0, Number(blog.sidebarCount));
  return {
    id: "blog",
    title: blog.sidebarTitle,
    label: blog.sidebarTitle,
    lines: blogLines(posts),
  };
}
