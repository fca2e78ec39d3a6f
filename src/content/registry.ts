import { siteFile } from "../config/read-site";
import { customStyles } from "../config/theme";
import { blog } from "./blog/blog-kind";
import { authors } from "./data/authors";
import { friends } from "./data/friends";
import { synonyms } from "./data/synonyms";
import { docs } from "./docs/docs-kind";
import { docFolder } from "./docs/file/folder-meta";
import { sidebars } from "./docs/sidebars/sidebars-file";
import type { ContentKind, DataFile } from "./kind";
import { pages } from "./pages/pages-kind";
import { tagsFiles } from "./tags/tags";

/** All kinds of content, in the order in which lists show them. */
export const contentKinds: readonly ContentKind[] = [docs, blog, pages];

/** All data files of the content folder. */
export const dataFiles: readonly DataFile[] = [sidebars, docFolder, authors, friends, synonyms, ...tagsFiles];

/** Returns the names of files that the site reads from the top of the content folder. */
export const topFiles = () => [
  siteFile,
  customStyles,
  ...dataFiles.flatMap(({ places }) => places.filter((file) => !file.includes("/"))),
];

/** Folders with the pictures for friends.yml and with the components that articles import. */
export const otherFolders = ["friends", "components"];

/** Returns the folders of the content folder whose Markdown files become pages. */
export const contentFolders = () => contentKinds.map(({ folder }) => folder);
