import type { MDXComponents } from "mdx/types";
import { createElement as h, isValidElement, type PropsWithChildren, type ReactNode } from "react";
import { articleText } from "../../text/texts";
import { admonitionKind, admonitionName } from "../elements/admonition";
import type { ComponentName } from "../markdown-copy/component-copies";

/** Props of a component. `data-line` is the element's line in the source. */
type Props<T = unknown> = PropsWithChildren<
  T & { readonly "data-line"?: number; readonly className?: string | undefined }
>;

type TabsProps = { groupId?: string; defaultValue?: string; values?: readonly { value: string; label?: string }[] };

/**
 * Renders an `<x-tabs>` for the `<x-tab-item>`s that `TabItem` renders. `tabs.ts` checks both and
 * writes the final markup, so that their errors are reported like all others.
 */
function Tabs({ groupId, defaultValue, values, children, "data-line": line }: Props<TabsProps>) {
  const labels = values && JSON.stringify(values.map(({ value, label }) => [value, label ?? value]));
  const data = { "data-group": groupId, "data-default": defaultValue, "data-labels": labels };
  return h("x-tabs", { "data-line": line, ...data }, children);
}

type TabItemProps = { value?: string; label?: string; default?: boolean };

function TabItem({ value, label, default: isDefault, children, "data-line": line }: Props<TabItemProps>) {
  const data = { "data-value": value, "data-label": label, "data-default": isDefault ? "" : undefined };
  return h("x-tab-item", { "data-line": line, ...data }, children);
}

/** Renders `<Admonition type="tip" title="标题">` like `:::tip[标题]`. */
function Admonition({ type = "note", title, children }: Props<{ type?: string; title?: ReactNode }>) {
  const known = admonitionKind(type) ?? { kind: "note", title: articleText.admonition.note };
  const shown = title ?? known.title;
  // The text of a title with elements is not known here.
  const label = typeof shown === "string" ? admonitionName(known.title, shown) : known.title;
  const attributes = { className: `admonition admonition-${known.kind}`, role: "note", "aria-label": label };
  return h("div", attributes, h("p", { className: "admonition-title" }, shown), children);
}

type CodeProps = { language?: string; title?: string; metastring?: string; showLineNumbers?: boolean | number };

/**
 * Renders `<CodeBlock language="js" title="x.js">` as an `<x-code>`, which `mdx-to-hast.ts`
 * converts to a fence.
 */
function CodeBlock({ children, language, className, title, metastring, showLineNumbers, ...rest }: Props<CodeProps>) {
  const numbers = typeof showLineNumbers === "number" ? `showLineNumbers=${showLineNumbers}` : "showLineNumbers";
  const meta = [metastring, title && `title=${JSON.stringify(title)}`, showLineNumbers && numbers];
  const lang = language ?? /language-([\w-]+)/.exec(className ?? "")?.[1] ?? "";
  const data = { "data-line": rest["data-line"], "data-lang": lang, "data-meta": meta.filter(Boolean).join(" ") };
  return h("x-code", data, children);
}

function Details({ summary, children }: Props<{ summary?: ReactNode }>) {
  return h("details", null, isValidElement(summary) ? summary : summary && h("summary", null, summary), children);
}

function Link({ to, href, className, children, ...rest }: Props<{ to?: string; href?: string }>) {
  return h("a", { href: to ?? href, className, "data-line": rest["data-line"] }, children);
}

function Heading({ as = "h2", id, children, ...rest }: Props<{ as?: string; id?: string }>) {
  return h(as, { id, "data-line": rest["data-line"] }, children);
}

type PictureProps = { img?: unknown; src?: unknown; alt?: string; title?: string; width?: number | string };

/**
 * Renders `<IdealImage>` as a plain picture, because the build already makes several sizes of
 * pictures.
 */
export function IdealImage({ img, src, alt, title, width, className, "data-line": line }: Props<PictureProps>) {
  const picture = src ?? (typeof img === "object" && img !== null && "default" in img ? img.default : img);
  return h("img", {
    src: picture && String(picture),
    alt,
    title,
    width,
    className,
    loading: "lazy",
    "data-line": line,
  });
}

type ThemedProps = PictureProps & { sources?: { readonly light?: string; readonly dark?: string } };

/**
 * Renders both pictures of `<ThemedImage sources={{ light, dark }}>`. The stylesheet shows the one
 * for the colour mode. If only one is given, or both are the same, renders one picture.
 */
function ThemedImage({ sources: { light, dark } = {}, className, ...rest }: Props<ThemedProps>) {
  const picture = (src: string | undefined, mode?: string) =>
    h(IdealImage, { ...rest, key: mode, src, className: [className, mode].filter(Boolean).join(" ") || undefined });
  if (!light || !dark || light === dark) return picture(light ?? dark);
  return [picture(light, "only-light"), picture(dark, "only-dark")];
}

/** Renders a placeholder, which `inlineContents` replaces with the list of headings. */
function TOCInline({ minHeadingLevel = 2, maxHeadingLevel = 3 }: Record<string, unknown>) {
  return h("x-toc", { "data-min": minHeadingLevel, "data-max": maxHeadingLevel });
}

/**
 * Renders links to the given pages. Without `items`, renders a placeholder for links to the pages
 * in the page's category, because a category's pages are known only once all pages are read.
 */
function DocCardList({ items }: { items?: readonly { label?: string; href?: string; description?: string }[] }) {
  if (!items) return h("div", { "data-doc-cards": "" });
  const cards = items.map(({ label, href, description }) =>
    h("li", { key: href }, h("a", { href }, label), description && h("p", null, description)),
  );
  return h("ul", null, cards);
}

/**
 * Renders a placeholder for the docs' areas, because the areas are known only once all pages are
 * read.
 */
const Areas = () => h("div", { "data-areas": "" });

/** Renders nothing, for components that have no effect on a static page, such as `<Head>`. */
export const Nothing = (): null => null;

/** Renders the children of a wrapper or of an unknown component. */
export function Children(props?: PropsWithChildren): ReactNode {
  // Children may be a function that expects props from the unknown component, so it is not called.
  return typeof props?.children === "function" ? null : props?.children;
}

/**
 * Docusaurus' components as plain HTML, and `Areas`. They need no import in .mdx files.
 * src/markdown/markdown-copy/component-copies.ts defines the form of each in Markdown copies.
 */
export const mdxComponents = {
  Tabs,
  TabItem,
  Admonition,
  CodeBlock,
  Details,
  Areas,
  DocCardList,
  TOCInline,
  Link,
  Heading,
  IdealImage,
  ThemedImage,
  Mermaid: ({ value, ...rest }: Props<{ value?: string }>) =>
    CodeBlock({ ...rest, language: "mermaid", children: value }),
  /** Renders only the fallback at build time. */
  BrowserOnly: ({ fallback }: { readonly fallback?: ReactNode }) => fallback ?? null,
  Translate: Children,
  Head: Nothing,
} satisfies Readonly<Record<ComponentName, MDXComponents[string]>>;
