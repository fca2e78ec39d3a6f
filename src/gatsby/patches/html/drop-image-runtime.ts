/**
 * gatsby-plugin-image writes a script and styles for its component into every page. The site uses the plugin's pictures
 * in plain elements (the component writes style attributes), so nothing on a page needs them.
 */
export function dropImageRuntime(html: string): string {
  return html
    .replace(/<style>\.gatsby-image-wrapper[^<]*<\/style>/, "")
    .replace(/<noscript><style>\.gatsby-image-wrapper[^<]*<\/style><\/noscript>/, "")
    .replace(/<script type="module">const e="undefined"!=typeof HTMLImageElement[^<]*<\/script>/, "");
}
