import type { GatsbySSR } from "gatsby";
import { documentParts } from "./src/site/document-parts";
import { orderStyles } from "./src/site/order-styles";

export { wrapPageElement } from "./src/site/wrap-page-element";
export { wrapRootElement } from "./src/site/wrap-root-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { htmlAttributes, head, bodyEnd } = documentParts(pathname);
  setHtmlAttributes(htmlAttributes);
  setHeadComponents(head);
  setPostBodyComponents(bodyEnd);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderStyles(getHeadComponents()));
};
