import { vitepressAnchor } from "../links/anchor-slugs";
import type { Reader } from "../model";
import { readVueSite } from "../vitepress/vitepress-reader";
import { findVuePress, readVuePressConfig } from "./vuepress-config";
import { vuePressDialect } from "./vuepress-dialect";

/**
 * The reader of VuePress 1 and 2 projects. It uses the VitePress reader, because VitePress came
 * from VuePress and shares most of it.
 */
export const vuePress: Reader = {
  generator: "VuePress",
  anchorSlug: vitepressAnchor,
  showsOwnHeadings: true,
  find: findVuePress,
  read: async (project, base, notes) =>
    readVueSite(project, await readVuePressConfig(project, base, notes), vuePressDialect, notes),
};
