import type { ConfigData } from "html-validate";

/**
 * html-validate's recommended rules. Some are off, because HTML allows several forms of the same
 * syntax, and React or the article serializer chooses one. Other tests cover the rest.
 */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // React's syntax differs from that of handwritten pages: `charSet`, `<meta/>`, `disabled=""`,
    // `<!DOCTYPE html>`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A bare `>` in text is valid HTML, and shorter than a character reference in code.
    "no-raw-characters": "off",
    // The recorded output of programs may have trailing white space.
    "no-trailing-whitespace": "off",
    // Heading ids contain the heading's text, such as Chinese characters. HTML allows any id
    // without white space.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby's focus wrapper and announcer have inline styles. The security tests check styles
    // against the Content Security Policy.
    "no-inline-style": "off",
    // The navbar and the drawer contain the same navigation, but only one of them is visible.
    "unique-landmark": "off",
    // ARIA allows names on lists, which distinguish the columns of the footer.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};
