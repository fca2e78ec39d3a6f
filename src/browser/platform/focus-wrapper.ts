/** The element around the page, which Gatsby renders and its router focuses after a navigation. */
export function focusWrapper(): HTMLElement | null {
  return document.getElementById("gatsby-focus-wrapper");
}
