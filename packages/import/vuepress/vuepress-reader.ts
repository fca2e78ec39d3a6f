import { vitepressAnchor } from "../links/anchor-slugs";
import type { Reader } from "../model";
import { readVueSite } from "../vitepress/vitepress-reader";
import { findVuePress, readVuePressConfig } from "./vuepress-config";
import { vuePressDialect } from "./vuepress-dialect";

/** Reads projects of VuePress 1 and 2. VitePress, which came from it, shares most of it. */
export const vuePress: Reader = {
  generator: "VuePress",
  anchorSlug: vitepressAnchor,
  showsOwnHeadings: true,
  find: findVuePress,
  read: async (project, base, notes) =>
    readVueSite(project, await readVuePressConfig(project, base, notes), vuePressDialect, notes),
};
