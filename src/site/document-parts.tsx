import { withPrefix } from "gatsby";
import { announcementScript } from "../browser/page/announcement";
import { baseUrlScript } from "../browser/page/base-url-script";
import { colorModeScript } from "../browser/page/color-mode-script";
import { deferLayoutScript } from "../browser/page/deferred-layout";
import { feedLinks } from "../features/blog/feed-links";
import { documentSettings } from "./document-settings";
import { iconLinks } from "./icon-links";

/**
 * Attributes and scripts of the document; for `onRenderBody`, so at build time only.
 * @param path of the page, inside the site
 */
export function documentParts(path: string) {
  const { title, locale, colorMode, announcement } = documentSettings;
  return {
    htmlAttributes: {
      lang: locale.defaultLocale,
      dir: locale.direction,
      "data-theme": colorMode.defaultMode,
      "data-theme-choice": "system",
    },
    head: [
      ...iconLinks(documentSettings),
      <link
        key="opensearch"
        rel="search"
        type="application/opensearchdescription+xml"
        title={title}
        href={withPrefix("/opensearch.xml")}
      />,
      ...feedLinks(documentSettings),
      ...(announcement === null ? [] : [<InlineScript key="closed" code={announcementScript(announcement)} />]),
      <InlineScript key="first" code={`${colorModeScript(colorMode)};${deferLayoutScript}`} />,
      ...(path === "/" ? [<InlineScript key="base-url" code={baseUrlScript(withPrefix("/"))} />] : []),
    ],
  };
}

/** An inline script. Its code is the same on every page, so that the policy can name its hash. */
function InlineScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
