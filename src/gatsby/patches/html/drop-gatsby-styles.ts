/**
 * Gatsby writes style attributes on two elements of its own, which a strict policy forbids; src/styles/base.css says what
 * has to be said about them. React does not compare attributes when it takes over, so nothing is missed there.
 */
export function dropGatsbyStyles(html: string): string {
  return html
    .replace(
      /<div style="[^"]*" tabindex="-1" id="gatsby-focus-wrapper"/,
      '<div tabindex="-1" id="gatsby-focus-wrapper"',
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"');
}
