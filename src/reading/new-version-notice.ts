import { newVersionText } from "../text/new-version";
import { makeButton } from "./article/element";
import { dismissVersion, watchNewVersion } from "./new-version";

/** Attribute of the live region for the offer. */
export const versionRegionAttribute = "data-new-version";

/**
 * Offers a reload when the site has a new version; nothing happens without a click.
 * @param baseUrl path prefix of the site, with a slash at both ends
 */
export function offerNewVersion(baseUrl: string): void {
  watchNewVersion(baseUrl, (version) => {
    const region = document.querySelector(`[${versionRegionAttribute}]`);
    const text = document.createElement("span");
    text.textContent = newVersionText.text;
    const reload = makeButton("", newVersionText.reload);
    reload.addEventListener("click", () => window.location.reload());
    const close = makeButton("", newVersionText.close);
    close.addEventListener("click", () => {
      dismissVersion(version);
      region?.replaceChildren();
    });
    const notice = document.createElement("div");
    notice.append(text, reload, close);
    region?.replaceChildren(notice);
  });
}
