import { withPrefix } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { HeadTag } from "../../config/head-tags";
import type { DocumentSettings } from "../../config/read-site";
import { announcementScript } from "../../head-scripts/announcement-script";
import { baseUrlScript } from "../../head-scripts/base-url-script";
import { colorModeScript } from "../../head-scripts/color-mode-script";
import { deferLayoutScript } from "../../head-scripts/defer-layout-script";
import { hashRouteScript } from "../../head-scripts/hash-route-script";
import { notFoundScript } from "../../head-scripts/not-found-script";
import { startGoogleScript, startScript, startUnlessDoNotTrack } from "../../head-scripts/start-script";
import { pictureType } from "../../lib/picture-type";
import { themeColors } from "../../shared/colors";
import { feedsOf } from "../../shared/feeds";
import { iconFiles } from "../../shared/site-files";
import { feedsText } from "../../text/texts";

/**
 * Returns the document's attributes and the elements of its head for `onRenderBody`. It never runs
 * in the browser. gatsby-plugin-manifest adds the link to the manifest.
 * @param path path of the page inside the site
 */
export function documentParts(path: string) {
  const { title, favicon, locale, colorMode, head, analytics, announcement, blog } = DOCUMENT_SETTINGS;
  const { favicon: ico, appleTouch } = iconFiles;
  return {
    htmlAttributes: {
      lang: locale.defaultLocale,
      dir: locale.direction,
      "data-theme": colorMode.defaultMode,
      "data-theme-choice": "system",
    },
    head: [
      // The icons that browsers and operating systems request. Because of `sizes`, browsers with
      // SVG support prefer an SVG icon.
      ...(favicon === ico.path
        ? []
        : [<link key="ico" rel="icon" href={withPrefix(ico.path)} sizes={`${ico.pixels}x${ico.pixels}`} />]),
      <link key="icon" rel="icon" type={pictureType(favicon)} href={withPrefix(favicon)} />,
      <link key="apple-touch" rel="apple-touch-icon" href={withPrefix(appleTouch.path)} />,
      <meta
        key="theme-color"
        name="theme-color"
        content={themeColors[colorMode.defaultMode].paper}
        data-light={themeColors.light.paper}
        data-dark={themeColors.dark.paper}
      />,
      <link
        key="opensearch"
        rel="search"
        type="application/opensearchdescription+xml"
        title={title}
        href={withPrefix("/opensearch.xml")}
      />,
      ...feedsOf(blog.feedTypes, blog.routeBasePath).map(({ type, name, mediaType, path }) => (
        <link
          key={`feed-${type}`}
          rel="alternate"
          type={mediaType}
          title={feedsText.linkTitle(title, name)}
          href={withPrefix(path)}
        />
      )),
      ...(announcement === null ? [] : [<InlineScript key="closed" code={announcementScript(announcement)} />]),
      <InlineScript key="first" code={`${colorModeScript(colorMode)};${deferLayoutScript}`} />,
      ...(analytics === null
        ? []
        : startedScript(<script key="analytics" defer type="text/plain" {...analytics.attributes} />, analytics)),
      ...head.flatMap(ownTag),
      ...(/^\/404(?:\.html)?\/?$/.test(path) ? [<InlineScript key="not-found" code={notFoundScript} />] : []),
      ...(path === "/"
        ? [
            <InlineScript key="hash-route" code={hashRouteScript} />,
            <InlineScript key="base-url" code={baseUrlScript(withPrefix("/"))} />,
          ]
        : []),
    ],
  };
}

/**
 * Returns the elements for an entry of `head` in site.yml. A script comes with an inline script
 * that starts it.
 */
function ownTag({ meta, link, script }: HeadTag, index: number): ReactElement[] {
  const key = `own-${index}`;
  if (script) {
    const data = Object.entries(script.data ?? {}).map(([name, value]) => [`data-${name}`, value]);
    const src = script.src.startsWith("/") ? withPrefix(script.src) : script.src;
    // A browser can check the integrity of another host's script only if CORS lets it read the
    // script.
    const integrity = script.integrity && { integrity: script.integrity, crossOrigin: "anonymous" as const };
    return startedScript(
      <script key={key} defer type="text/plain" {...Object.fromEntries(data)} {...integrity} src={src} />,
    );
  }
  return link ? [<link key={key} {...link} />] : [<meta key={key} {...meta} />];
}

/** Returns a script as inert text, and the inline script that starts it. */
function startedScript(script: ReactElement<{ type?: string }>, { respectDoNotTrack = false } = {}): ReactElement[] {
  const code = respectDoNotTrack ? startUnlessDoNotTrack : startScript;
  return [cloneElement(script, { type: "text/plain" }), <InlineScript key={`${script.key}-start`} code={code} />];
}

/**
 * Makes Google's script inert, and adds the inline script that starts it. Returns other elements
 * unchanged.
 * @param head the head that plugins have made, from `onPreRenderHTML`
 */
export function withStartedScripts(head: readonly ReactNode[]): ReactNode[] {
  const isGoogle = (part: ReactNode) => isValidElement(part) && part.key === "gatsby-plugin-google-gtag";
  return head.flatMap((part) =>
    isGoogle(part)
      ? [
          cloneElement(part as ReactElement<{ type?: string }>, { type: "text/plain" }),
          <InlineScript key="google-start" code={startGoogleScript} />,
        ]
      : [part],
  );
}

/**
 * Renders an inline script. Its code must not depend on the page, because the
 * Content-Security-Policy for all pages contains its hash.
 */
function InlineScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/**
 * Settings that only rendering needs at build time. Webpack replaces this name with their values.
 */
declare const DOCUMENT_SETTINGS: DocumentSettings;
