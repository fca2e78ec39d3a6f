import * as React from "react";
import { site } from "../../config/site";
import { TabItem, Tabs } from "../components/mdx-components";
import {
  Admonition,
  BrowserOnly,
  Children,
  CodeBlock,
  Details,
  DocCardList,
  Heading,
  Link,
  Mermaid,
  Nothing,
  Picture,
  ThemedImage,
  TOCInline,
} from "../components/theme-components";

/** What an import gives, by name. */
export type Module = Readonly<Record<string, unknown>>;

const withBaseUrl = (address: string) => (/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(address) ? address : `/${address}`);
const translate = ({ message, id }: { message?: string; id?: string }) => message ?? id ?? "";

/**
 * Imports that have a counterpart here. What a reader's browser decides in Docusaurus (colours, place, whether it is one) has
 * the value it has while a page is built.
 */
const modules: Readonly<Record<string, Module>> = {
  react: { ...React, default: React },
  "@theme/Tabs": { default: Tabs },
  "@theme/TabItem": { default: TabItem },
  "@theme/Admonition": { default: Admonition },
  "@theme/CodeBlock": { default: CodeBlock },
  "@theme/Details": { default: Details },
  "@theme/DocCardList": { default: DocCardList },
  "@theme/Heading": { default: Heading },
  "@theme/IdealImage": { default: Picture },
  "@theme/ThemedImage": { default: ThemedImage },
  "@theme/TOCInline": { default: TOCInline },
  "@theme/Mermaid": { default: Mermaid },
  "@docusaurus/Link": { default: Link },
  "@docusaurus/Head": { default: Nothing },
  "@docusaurus/BrowserOnly": { default: BrowserOnly },
  "@docusaurus/Translate": { default: Children, translate },
  "@docusaurus/useBaseUrl": { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
  "@docusaurus/useIsBrowser": { default: () => false },
  "@docusaurus/ExecutionEnvironment": { default: { canUseDOM: false, canUseEventListeners: false } },
  "@docusaurus/useDocusaurusContext": {
    default: () => ({
      siteConfig: { title: site.title, tagline: site.tagline, url: site.url, baseUrl: site.baseUrl, customFields: {} },
      i18n: { currentLocale: site.locale.defaultLocale },
    }),
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
