import type { Messages } from "./bilingual";

/** Limits of hosting services. */
export const hostingMessages = {
  tooManyRules: (file: string, count: number, limit: number) => ({
    zh: `${file}有${count}条规则，Cloudflare Pages只读${limit}条。请改用nginx。`,
    en: `${file} has ${count} rules; Cloudflare Pages reads ${limit}. Serve the site with nginx instead.`,
  }),
  longPolicy: (length: number, limit: number) => ({
    zh: `响应头里的Content-Security-Policy有${length}个字符，主机最多接受${limit}个：有内联脚本或样式变得每页不同。`,
    en: `The Content-Security-Policy of the header has ${length} characters, hosts take ${limit}: inline scripts or styles have become different from page to page.`,
  }),
} satisfies Messages;
