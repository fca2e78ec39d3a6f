import { joinPath } from "../../../../src/lib/paths";
import { flagOf, listOf, recordOf, stringOf } from "../../data";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "./site-parts";

/**
 * Splits the docs of each plugin by version: the main version, which readers see by default, and
 * the others. https://docusaurus.io/docs/versioning
 */
export function withVersions(site: SiteParts, project: Project): SiteParts {
  const all = site.docs.map((plugin) => versionsOf(plugin, site, project));
  return {
    ...site,
    docs: all.map(([main]) => main),
    versions: all.flatMap(([, ...others]) => others),
  };
}

function versionsOf(plugin: ContentPlugin, { base }: SiteParts, project: Project): [ContentPlugin, ...ContentPlugin[]] {
  const { id, options } = plugin;
  const prefix = id === "default" ? "" : `${id}_`;
  const inBase = (path: string) => (base === "" ? path : `${base}/${path}`);
  const released = flagOf(options.disableVersioning) ? [] : namesIn(inBase(`${prefix}versions.json`), project);
  const only = listOf(options.onlyIncludeVersions).map(String);
  const all = [...(flagOf(options.includeCurrentVersion) === false ? [] : ["current"]), ...released];
  const names = only.length > 0 ? all.filter((name) => only.includes(name)) : all;
  const last = stringOf(options.lastVersion) ?? names.find((name) => name !== "current") ?? "current";
  const versions = names.map((name): ContentPlugin => {
    const ownPath = name === "current" ? "next" : name;
    const path = stringOf(recordOf(recordOf(options.versions)[name]).path) ?? (name === last ? "" : ownPath);
    const routeBasePath = joinPath(plugin.routeBasePath, path).replace(/^\/+|\/+$/g, "");
    if (name === "current") return { ...plugin, routeBasePath };
    const version = `version-${name}`;
    const sidebarPath = inBase(`${prefix}versioned_sidebars/${version}-sidebars.json`);
    return {
      ...plugin,
      version,
      routeBasePath,
      folder: inBase(`${prefix}versioned_docs/${version}`),
      options: { ...options, sidebarPath: project.has(sidebarPath) ? project.absolute(sidebarPath) : undefined },
    };
  });
  const main = versions[names.indexOf(last)] ?? versions[0] ?? plugin;
  return [main, ...versions.filter((version) => version !== main)];
}

function namesIn(file: string, project: Project): string[] {
  try {
    return project.has(file) ? listOf(JSON.parse(project.read(file))).map(String) : [];
  } catch {
    return [];
  }
}
