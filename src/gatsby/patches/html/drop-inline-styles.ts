import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";

const focusWrapper = /<div style="[^"]*" tabindex="-1" id="gatsby-focus-wrapper"/g;
const announcer = /<div id="gatsby-announcer" style="[^"]*"/g;

/**
 * Gatsby writes style attributes on two elements of its own, which a strict policy forbids; src/styles/base.css has what
 * they need. React does not compare attributes when it hydrates, so it does not miss them.
 */
export const dropInlineStyles: HtmlPatch = {
  name: "html/drop-inline-styles",
  leansOn:
    "gatsby 5.16 and @gatsbyjs/reach-router: the style attributes of #gatsby-focus-wrapper and #gatsby-announcer",
  gain: "no page violates the policy's style-src",
  remove: `${removeFromPages}; the policy then needs 'unsafe-hashes' with the hashes of both attributes`,
  apply: (html, file) => {
    const anchor = { patch: dropInlineStyles, where: file };
    const focusable = '<div tabindex="-1" id="gatsby-focus-wrapper"';
    return replaceExactly(
      replaceExactly(html, focusWrapper, focusable, anchor),
      announcer,
      '<div id="gatsby-announcer"',
      anchor,
    );
  },
};
