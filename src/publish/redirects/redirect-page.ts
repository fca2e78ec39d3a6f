import { encodePath } from "../../lib/paths";
import { redirectText } from "../../text/redirect";

/**
 * The page that stands at an alias where the host knows no redirects: at once to the real address, which search engines
 * are told is the only one.
 * @param target path of the real page, with the path prefix
 * @param canonical its full address
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
