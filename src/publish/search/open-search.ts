import { pictureType } from "../../lib/picture-type";

interface OpenSearchSite {
  readonly name: string;
  readonly description: string;
  /** Full address of the search page. */
  readonly searchUrl: string;
  readonly icon: string;
  readonly language: string;
}

/** An OpenSearch description, with which browsers offer the site's search in their address bar. */
export function openSearchDescription({ name, description, searchUrl, icon, language }: OpenSearchSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="${pictureType(icon)}">${escapeXml(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
