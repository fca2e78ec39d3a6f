import type { SiteConfig } from "../../config/types";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { pictureType } from "../../lib/picture-type";

/** An OpenSearch description, with which browsers offer the site's search in their address bar. */
export function openSearchDescription(site: SiteConfig): string {
  const { title, description, favicon, search, locale } = site;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title)}</ShortName>
  <Description>${escapeHtml(description || title)}</Description>
  <Language>${locale.defaultLocale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="${pictureType(favicon)}">${absoluteUrl(site, favicon)}</Image>
  <Url type="text/html" method="get" template="${absoluteUrl(site, search.searchPagePath)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
