import type { MDXComponents } from "mdx/types";
import { createElement, type PropsWithChildren } from "react";
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
  ThemedImage,
  TOCInline,
} from "./theme-components";

type TabsProps = PropsWithChildren<{
  groupId?: string;
  defaultValue?: string;
  values?: readonly { readonly value: string; readonly label?: string }[];
  "data-line"?: string;
}>;

type TabItemProps = PropsWithChildren<{ value?: string; label?: string; default?: boolean; "data-line"?: string }>;

/**
 * What an .mdx file may use without an import. Each renders an element of a private name; `tabs.ts` checks those and
 * writes the final markup, so that mistakes are reported like all others.
 */
export const mdxComponents: MDXComponents = {
  Tabs,
  TabItem,
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  TOCInline,
  Link,
  Heading,
  ThemedImage,
  Mermaid,
  BrowserOnly,
  Translate: Children,
  Head: Nothing,
};

export function Tabs({ groupId, defaultValue, values, children, "data-line": line }: TabsProps) {
  const labels = values && JSON.stringify(values.map(({ value, label }) => [value, label ?? value]));
  return createElement(
    "x-tabs",
    { "data-line": line, "data-group": groupId, "data-default": defaultValue, "data-labels": labels },
    children,
  );
}

export function TabItem({ value, label, default: isDefault, children, "data-line": line }: TabItemProps) {
  return createElement(
    "x-tab-item",
    { "data-line": line, "data-value": value, "data-label": label, "data-default": isDefault ? "" : undefined },
    children,
  );
}
