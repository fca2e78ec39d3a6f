import { createElement, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from "react";
import { articleText } from "../../text/article";
import { admonitionKind } from "../admonitions/admonition";

/** What Docusaurus' theme offers to articles, as plain HTML. https://docusaurus.io/docs/docusaurus-core */

type Line = { readonly "data-line"?: string };

interface AdmonitionProps extends Line {
  readonly type?: string;
  readonly title?: ReactNode;
}

/** `<Admonition type="tip" title="标题">`: what `:::tip[标题]` gives. */
export function Admonition({ type = "note", title, children }: PropsWithChildren<AdmonitionProps>) {
  const kind = admonitionKind(type) ?? "note";
  const shown = title ?? articleText.admonition[kind];
  const label = typeof shown === "string" ? shown : articleText.admonition[kind];
  return createElement(
    "div",
    { className: `admonition admonition-${kind}`, role: "note", "aria-label": label },
    createElement("p", { className: "admonition-title" }, shown),
    children,
  );
}

interface CodeProps extends Line {
  readonly language?: string;
  readonly className?: string;
  readonly title?: string;
  readonly metastring?: string;
  readonly showLineNumbers?: boolean | number;
}

/** `<CodeBlock language="js" title="x.js">`; `mdx-to-hast.ts` makes a fence of it. */
export function CodeBlock({
  children,
  language,
  className,
  title,
  metastring,
  showLineNumbers,
  ...rest
}: PropsWithChildren<CodeProps>) {
  const numbers = typeof showLineNumbers === "number" ? `showLineNumbers=${showLineNumbers}` : "showLineNumbers";
  const meta = [metastring, title && `title=${JSON.stringify(title)}`, showLineNumbers && numbers];
  return createElement(
    "x-code",
    {
      "data-line": rest["data-line"],
      "data-lang": language ?? /language-([\w-]+)/.exec(className ?? "")?.[1] ?? "",
      "data-meta": meta.filter(Boolean).join(" "),
    },
    children,
  );
}

/** A diagram's text, shown as a listing. */
export function Mermaid({ value, ...rest }: Line & { readonly value?: string }) {
  return createElement("x-code", { "data-line": rest["data-line"], "data-lang": "mermaid" }, value);
}

/** `<Details summary="题">`. */
export function Details({ summary, children }: PropsWithChildren<{ readonly summary?: ReactNode }>) {
  const isElement = isValidElement(summary);
  return createElement(
    "details",
    null,
    isElement ? summary : summary && createElement("summary", null, summary),
    children,
  );
}

interface LinkProps extends Line {
  readonly to?: string;
  readonly href?: string;
  readonly className?: string;
}

/** `<Link to="/docs/a">`. */
export function Link({ to, href, className, children, ...rest }: PropsWithChildren<LinkProps>) {
  return createElement("a", { href: to ?? href, className, "data-line": rest["data-line"] }, children);
}

/** `<Heading as="h2" id="a">`. */
export function Heading({ as = "h2", id, children, ...rest }: PropsWithChildren<Line & { as?: string; id?: string }>) {
  return createElement(as, { id, "data-line": rest["data-line"] }, children);
}

interface PictureProps extends Line {
  readonly img?: unknown;
  readonly src?: string | undefined;
  readonly sources?: { readonly light?: string; readonly dark?: string };
  readonly alt?: string;
  readonly title?: string;
  readonly width?: number | string;
  readonly className?: string | undefined;
}

/** `<IdealImage>`: the picture itself. The build makes its sizes anyway. */
export function Picture({ img, src, alt, title, width, className, ...rest }: PictureProps) {
  const attributes = { src: src ?? addressOf(img), alt, title, width, className };
  return createElement("img", { ...attributes, loading: "lazy", "data-line": rest["data-line"] });
}

/** `<ThemedImage sources={{ light, dark }}>`: both pictures, of which the style sheet shows the one of the colour mode. */
export function ThemedImage({ sources, className, ...rest }: PictureProps) {
  const { light, dark } = sources ?? {};
  if (!light || !dark || light === dark) return Picture({ src: light ?? dark, className, ...rest });
  const shown = (src: string, mode: string) =>
    Picture({ ...rest, src, className: [className, mode].filter(Boolean).join(" ") });
  return createElement(Fragment, null, shown(light, "only-light"), shown(dark, "only-dark"));
}

function addressOf(img: unknown): string | undefined {
  const found = typeof img === "object" && img !== null && "default" in img ? img.default : img;
  return typeof found === "string" ? found : undefined;
}

/** The contents of the page itself; `inline-contents.ts` fills it in. */
export function TOCInline({ minHeadingLevel = 2, maxHeadingLevel = 3 }: Record<string, unknown>) {
  return createElement("x-toc", { "data-min": minHeadingLevel, "data-max": maxHeadingLevel });
}

interface Card {
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
}

/** The pages of a category: those given, else those of the page's own, which are known once all pages are. */
export function DocCardList({ items }: { readonly items?: readonly Card[] }) {
  if (!items) return createElement("div", { "data-doc-cards": "" });
  const cards = items.map(({ label, href, description }) =>
    createElement(
      "li",
      { key: href },
      createElement("a", { href }, label),
      description && createElement("p", null, description),
    ),
  );
  return createElement("ul", null, cards);
}

/** What is not for a page that is made once: metadata in `<Head>`, what only browsers show. */
export function Nothing(): null {
  return null;
}

/** `<BrowserOnly fallback={…}>`: the fallback, since everything is made while building. */
export function BrowserOnly({ fallback }: { readonly fallback?: ReactNode }): ReactNode {
  return fallback ?? null;
}

/** A wrapper without an appearance of its own, or a component that is not known: what it holds. */
export function Children(props?: PropsWithChildren): ReactNode {
  // Code that is not known may be a function of another kind, called without props.
  const children = props?.children;
  return createElement(Fragment, null, typeof children === "function" ? null : children);
}
