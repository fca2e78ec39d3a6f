import { contentPolicy, type PolicyConfig } from "../../../hosting/content-policy";
import { inlineHashes } from "../../../hosting/inline-hashes";
import { afterCharset } from "./after-charset";
import { type HtmlPatch, removeFromPages } from "./html-patch";

/**
 * Puts a page's own policy into its head, before everything it applies to. It names exactly the inline code that is in the
 * page now: in a page that Gatsby rendered, the site's own. No patch may follow that changes scripts or styles, and texts
 * of authors come after it.
 */
export function insertPolicy(config: PolicyConfig): HtmlPatch {
  const patch: HtmlPatch = {
    name: "html/insert-policy",
    leansOn: 'react-dom 19, server: <meta charSet="utf-8"/> at the beginning of the head',
    gain: "pages are protected by a strict Content-Security-Policy on hosts that send no headers, too",
    remove: `${removeFromPages}; hosts that read _headers or nginx.conf still send a policy`,
    apply: (html, file) => {
      // What has no element at all, like a search engine's verification file, has nothing that a policy could be about.
      if (!/<[a-z!]/i.test(html)) return html;
      const policy = contentPolicy(config, inlineHashes(html), "meta");
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
      return afterCharset(html, meta, { patch, where: file });
    },
  };
  return patch;
}
