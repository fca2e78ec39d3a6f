import type { GatsbySSR } from "gatsby";
import { documentParts, withStartedScripts } from "./src/components/shell/document-parts";

export { wrapPageElement } from "./src/components/shell/shell";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  const { htmlAttributes, head } = documentParts(pathname);
  setHtmlAttributes(htmlAttributes);
  setHeadComponents(head);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(withStartedScripts(getHeadComponents()));
};
