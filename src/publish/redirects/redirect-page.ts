import { encodePath } from "../../lib/paths";
import { redirectText } from "../../text/redirect";

/**
 * The page at an alias, for hosts without redirects. It redirects at once and gives search engines the canonical address.
 * @param target path of the real page, with the path prefix
 * @param canonical full address of the real page
 */
export function redirectPage(target: string, canonical: string): string {
  const href = encodePath(target);
  return `<!DOCTYPE html>
<html lang="zh-Hans" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${redirectText.title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<p>${redirectText.moved}<a href="${href}">${decodeURI(href)}</a></p>
</body>
</html>
`;
}
