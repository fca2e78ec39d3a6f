import { withPrefix } from "gatsby";
import { site } from "../config/site";
import { textAttribute } from "../contract/published-files";
import { feedLinks } from "../features/blog/feed-links";
import { baseUrlScript } from "../reading/base-url-script";
import { colorModeScript } from "../reading/color-mode-script";
import { deferLayoutScript, finishLayoutScript } from "../reading/deferred-layout";
import { iconLinks } from "./icon-links";

/**
 * Attributes and scripts of the document; for `onRenderBody`, so at build time only.
 * @param path of the page, inside the site
 * @param bodyHtml rendered body, empty in `gatsby develop`
 */
export function documentParts(path: string, bodyHtml = "") {
  const { title, locale, colorMode } = site;
  return {
    htmlAttributes: {
      lang: locale.defaultLocale,
      dir: locale.direction,
      "data-theme": colorMode.defaultMode,
      "data-theme-choice": "system",
    },
    head: [
      ...iconLinks(site),
      <link
        key="opensearch"
        rel="search"
        type="application/opensearchdescription+xml"
        title={title}
        href={withPrefix("/opensearch.xml")}
      />,
      ...feedLinks(site),
      <InlineScript key="first" code={`${colorModeScript(colorMode)};${deferLayoutScript}`} />,
      ...(path === "/" ? [<InlineScript key="base-url" code={baseUrlScript(withPrefix("/"))} />] : []),
    ],
    bodyEnd: bodyHtml.includes(` ${textAttribute}=`) ? [<InlineScript key="rest" code={finishLayoutScript} />] : [],
  };
}

/** An inline script. Its code is the same on every page, so that the policy can name its hash. */
function InlineScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
