import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import packageJson from "./package.json";
import { contentDir } from "./src/config/read-site";
import { site } from "./src/config/site";
import { allBut, ignoredContent } from "./src/content/files/scan-content";
import { staticDirs } from "./src/content/files/static-files";
import { contentFolders, otherFolders, topFiles } from "./src/content/registry";
import { siteMetadata } from "./src/graphql/site/site-metadata";
import { rssPlugin } from "./src/site-files/feeds/rss-plugin";
import { manifestPlugin } from "./src/site-files/icons";
import { sitemapPlugin } from "./src/site-files/sitemap";

// With two cores, Gatsby would run the queries in one worker and wait while the worker loads the
// site. With a count of one core, it runs the queries itself.
if (availableParallelism() <= 2) process.env["GATSBY_CPU_COUNT"] ??= "1";

const content = contentDir();
const folders = contentFolders();
const ignore = ignoredContent(content, folders);

/**
 * Sources for the other folders of an Obsidian vault, or none for other dialects. Notes may show
 * files from these folders, but Markdown files there do not become pages. Hidden folders,
 * node_modules and static/ are left out here.
 */
const attachmentFolders = (site.content.dialect === "obsidian" ? readdirSync(content, { withFileTypes: true }) : [])
  .filter((entry) => entry.isDirectory() && !/^(?:\..*|node_modules|static)$/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => ![...folders, ...otherFolders].includes(name))
  .map((name) => ({
    resolve: "gatsby-source-filesystem",
    options: { name: `attachments/${name}`, path: path.join(content, name), ignore: [...ignore, /\.mdx?$/] },
  }));

/**
 * Sources for each kind of content and for `otherFolders`. Each source is named after its kind, so
 * the kind of a node never has to be guessed from its path.
 */
const sources = [...folders, ...otherFolders]
  .filter((folder) => existsSync(path.join(content, folder)))
  .map((name) => ({ resolve: "gatsby-source-filesystem", options: { name, path: path.join(content, name), ignore } }));

/**
 * Sources for the pictures in the static folders. The authors' portraits are among these pictures.
 */
const pictures = staticDirs()
  .filter((dir) => existsSync(dir))
  .map((dir) => ({
    resolve: "gatsby-source-filesystem",
    options: { name: "static", path: dir, ignore: [/\.(?!(?:png|jpe?g|webp|avif|tiff?)$)[^./\\]*$/i] },
  }));

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(site, packageJson.version),
  pathPrefix: site.baseUrl.replace(/\/$/, ""),
  // Each page keeps the path that it was created with. Aliases and the host's redirects handle
  // other forms.
  trailingSlash: "ignore",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Only developers who build the project's own content need these types.
    generateOnBuild: !process.env["CONTENT_DIR"],
    documentSearchPaths: ["./src/site-files/**/*.ts", "./src/content/**/pages-query.ts"],
  },
  jsxRuntime: "automatic",
  plugins: [
    ...sources,
    ...attachmentFolders,
    ...pictures,
    {
      resolve: "gatsby-source-filesystem",
      options: {
        // Reads only known files at the top of the content folder, because the folder may also
        // contain a whole project with node_modules.
        name: "data",
        path: content,
        ignore: [allBut(content, topFiles())],
      },
    },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".md", ".mdx"] } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    rssPlugin(site),
    manifestPlugin(site),
    sitemapPlugin(site),
    ...(site.analytics.trackingId === null
      ? []
      : [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: {
              trackingIds: [site.analytics.trackingId],
              gtagConfig: { anonymize_ip: site.analytics.anonymizeIp },
              pluginConfig: { head: true, respectDNT: site.analytics.respectDoNotTrack },
            },
          },
        ]),
  ],
};

export default config;
