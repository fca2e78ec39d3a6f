import { contentPolicy, type PolicyConfig } from "./content-policy";
import { inlineHashes } from "./inline-hashes";

/**
 * Puts a page's own policy into its head, before anything the policy is about. It names exactly the inline code of this
 * page, so it has to be the last thing that is done to the HTML.
 */
export function addPolicy(html: string, config: PolicyConfig): string {
  const policy = contentPolicy(config, inlineHashes(html), "meta");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => `${charset}${meta}`);
}
