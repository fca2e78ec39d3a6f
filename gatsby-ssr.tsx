import type { GatsbySSR } from "gatsby";
import { documentParts } from "./src/site/document-parts";

export { wrapPageElement } from "./src/site/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents, setPostBodyComponents }) => {
  const { htmlAttributes, head, bodyEnd } = documentParts();
  setHtmlAttributes(htmlAttributes);
  setHeadComponents(head);
  setPostBodyComponents(bodyEnd);
};
