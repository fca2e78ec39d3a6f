import * as React from "react";
import { site } from "../../config/site";
import { mdxComponents } from "../components/mdx-components";

/** What an import gives, by name. */
export type Module = Readonly<Record<string, unknown>>;

const withBaseUrl = (address: string) => (/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(address) ? address : `/${address}`);
const translate = ({ message, id }: { message?: string; id?: string }) => message ?? id ?? "";
const siteConfig = { title: site.title, tagline: site.tagline, url: site.url, baseUrl: site.baseUrl, customFields: {} };
const ofDocusaurus = new Set(["Link", "Head", "BrowserOnly", "Translate"]);

/**
 * Imports that have a counterpart here. What a reader's browser decides in Docusaurus (colours, place, whether it is one) has
 * the value it has while a page is built.
 */
const modules: Readonly<Record<string, Module>> = {
  ...Object.fromEntries(
    Object.entries(mdxComponents).map(([name, component]) => [
      `${ofDocusaurus.has(name) ? "@docusaurus" : "@theme"}/${name}`,
      { default: component, translate },
    ]),
  ),
  react: { ...React, default: React },
  "@docusaurus/useBaseUrl": { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
  "@docusaurus/useIsBrowser": { default: () => false },
  "@docusaurus/ExecutionEnvironment": { default: { canUseDOM: false, canUseEventListeners: false } },
  "@docusaurus/useDocusaurusContext": {
    default: () => ({ siteConfig, i18n: { currentLocale: site.locale.defaultLocale } }),
  },
  "@docusaurus/theme-common": { useColorMode: () => ({ colorMode: site.colorMode.defaultMode }) },
};

/** The counterpart of a module of Docusaurus or React; undefined if there is none. */
export function themeModule(specifier: string): Module | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}

/** Names of the modules that can be imported, for messages. */
export const themeModuleNames: readonly string[] = Object.keys(modules);
