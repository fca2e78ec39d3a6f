import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { documentParts } from "./src/site/document-parts";
import { orderStyles } from "./src/site/order-styles";

export { wrapPageElement } from "./src/site/wrap-page-element";
export { wrapRootElement } from "./src/site/wrap-root-element";

/** Missing from Gatsby's types, and undefined in `gatsby develop`. */
type WithBody = RenderBodyArgs & { readonly bodyHtml?: string };

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  bodyHtml,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}: WithBody) => {
  const { htmlAttributes, head, bodyEnd } = documentParts(pathname, bodyHtml);
  setHtmlAttributes(htmlAttributes);
  setHeadComponents(head);
  setPostBodyComponents(bodyEnd);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderStyles(getHeadComponents()));
};
