import type { ConfigData } from "html-validate";

/**
 * html-validate's recommended rules. Those turned off are about spelling that HTML leaves free and that React and the
 * serializer of articles choose, or are judged elsewhere.
 */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling: `charSet`, `<meta/>`, `disabled=""`, `<!DOCTYPE html>` where hand-written pages differ.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A bare `>` in text is valid HTML, and half the size of a reference in code.
    "no-raw-characters": "off",
    // Output of programs ends its lines as the programs do.
    "no-trailing-whitespace": "off",
    // Ids of headings are their Chinese text; HTML allows anything without white space.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby's focus wrapper and announcer bring some; the crawl under the security policy judges styles.
    "no-inline-style": "off",
    // The bar and the drawer are one navigation in two forms, of which a screen shows one.
    "unique-landmark": "off",
    // ARIA allows a name on lists, which tells the footer's columns apart.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};
