import { listOf, recordOf, stringOf } from "../data";
import { packageKey } from "../evaluate/stub";
import { docusaurusMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { SiteParts } from "./config/site-parts";

/** Plugins and themes that this site replaces, or that do nothing for readers. */
const needless =
  /sitemap|pwa|search|image-zoom|medium-zoom|zooming|ideal-image|gtag|google-analytics|tag-manager|client-redirects|mermaid|live-codeblock|katex|preset-classic|theme-classic|plugin-debug|plugin-svgr|rsdoctor|css-cascade|sass|tailwind|postcss|webpack/i;

/**
 * Notes the parts of a Docusaurus project that are not content, such as components, styles, scripts
 * and plugins.
 */
export function noteLeftBehind(site: SiteParts, file: string, project: Project, notes: Notes): void {
  const { base, config } = site;
  const inBase = (path: string) => (base === "" ? path : `${base}/${path}`);
  for (const component of project.below(inBase("src/theme")).filter((path) => /\.[jt]sx?$/.test(path))) {
    notes.left({ file: component }, docusaurusMessages.swizzled);
  }
  for (const style of project.below(inBase("src/css"))) notes.left({ file: style }, docusaurusMessages.styles);
  for (const field of ["scripts", "stylesheets", "headTags", "clientModules"]) {
    if (listOf(config[field]).length > 0) notes.left({ file, found: field }, docusaurusMessages.scripts);
  }
  for (const { name } of site.others) {
    // A local plugin's name is its absolute path, so the note shows the path inside the project.
    const found = name.startsWith(`${project.root}/`) ? name.slice(project.root.length + 1) : name;
    if (!needless.test(name)) notes.left({ file, found }, docusaurusMessages.plugin);
  }
  if (listOf(config.plugins).some((plugin) => plugin === null)) {
    notes.left({ file, found: "plugins: [function]" }, docusaurusMessages.plugin);
  }
  noteRemarkPlugins(site, file, notes);
}

/**
 * Notes the Markdown plugins that this site does not replace, because their syntax is plain text on
 * this site.
 */
function noteRemarkPlugins(site: SiteParts, file: string, notes: Notes): void {
  const plugins = [...site.docs, ...site.blogs, ...site.pages].flatMap(({ options }) => [
    ...listOf(options.remarkPlugins),
    ...listOf(options.rehypePlugins),
    ...listOf(options.beforeDefaultRemarkPlugins),
  ]);
  const names = plugins
    .map((plugin) => [plugin].flat()[0])
    .map((plugin) => stringOf(plugin) ?? stringOf(recordOf(plugin)[packageKey]));
  for (const name of new Set(names)) {
    if (name && !/math|katex|gfm|npm2yarn|mermaid/.test(name))
      notes.left({ file, found: name }, docusaurusMessages.remarkPlugin);
  }
}
