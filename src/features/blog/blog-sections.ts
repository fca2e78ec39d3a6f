import { joinPath } from "../../lib/paths";
import { blogText } from "../../text/blog";

/** The pages of the blog that are not posts. */
export type BlogSection = keyof typeof blogText.navItems;

/** The sections in the order they are offered. */
export const blogSections = Object.keys(blogText.navItems) as BlogSection[];

/** Address of one of them. */
export function blogSectionPath(blogBasePath: string, section: BlogSection): string {
  return section === "list" ? joinPath(blogBasePath) : joinPath(blogBasePath, section);
}
