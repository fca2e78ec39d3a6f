import type { Messages } from "./bilingual";

/** Limits of hosting services, and what the security policy vouches for. */
export const hostingMessages = {
  manyHeaders: (count: number, limit: number) => ({
    zh: `_headers要有${count}条规则，Cloudflare只读${limit}条：多出的文件没有写进去，它们照常发送，只是不会缓存一年。别的主机不受影响。`,
    en: `_headers needs ${count} rules, and Cloudflare reads ${limit}: the remaining files are left out. They are sent as usual, but not cached for a year. Other hosts are not affected.`,
  }),
  manyRedirects: (count: number, limit: number) => ({
    zh: `_redirects有${count}条改址，Cloudflare只读前${limit}条：其余的旧地址由它们自己的网页跳转。别的主机不受影响。`,
    en: `_redirects has ${count} redirects, and Cloudflare reads the first ${limit}: a page at each remaining address redirects instead. Other hosts are not affected.`,
  }),
  longPolicy: (length: number, limit: number) => ({
    zh: `Content-Security-Policy有${length}个字符，Cloudflare一行只读${limit}个：_headers里改用短的一份，完整的在每页的<meta>里。nginx不受影响。`,
    en: `The Content-Security-Policy has ${length} characters, and Cloudflare reads ${limit} a line: _headers has a short one, the whole policy is in the <meta> of every page. nginx is not affected.`,
  }),
  strayCode: (file: string, code: string) => ({
    zh: `${file}的正文里有内联代码：${code}……安全策略只点名本站自己写的代码，请从文章里删去它。`,
    en: `The text of ${file} holds inline code: ${code}… The security policy names only code that the site itself writes; delete it from the article.`,
  }),
} satisfies Messages;
