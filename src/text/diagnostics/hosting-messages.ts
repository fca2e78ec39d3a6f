import type { Messages } from "./bilingual";

/** Limits of hosting services, and what the security policy vouches for. */
export const hostingMessages = {
  tooManyRules: (file: string, count: number, limit: number) => ({
    zh: `${file}有${count}条规则，Cloudflare Pages只读${limit}条。请改用nginx。`,
    en: `${file} has ${count} rules; Cloudflare Pages reads ${limit}. Serve the site with nginx instead.`,
  }),
  longPolicy: (length: number, limit: number) => ({
    zh: `响应头里的Content-Security-Policy有${length}个字符，主机最多接受${limit}个：有内联脚本或样式变得每页不同。`,
    en: `The Content-Security-Policy of the header has ${length} characters, hosts take ${limit}: inline scripts or styles have become different from page to page.`,
  }),
  strayCode: (file: string, code: string) => ({
    zh: `${file}的正文里有内联代码：${code}……安全策略只点名本站自己写的代码，请从文章里删去它。`,
    en: `The text of ${file} holds inline code: ${code}… The security policy names only code that the site itself writes; delete it from the article.`,
  }),
} satisfies Messages;
