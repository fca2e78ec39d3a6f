import { type Messages, quote } from "./bilingual";

/** Headings and HTML elements of an article. */
export const elementMessages = {
  secondTitle: (title: string) => ({
    zh: { message: `这是第二个一级标题：${quote(title)}`, fix: "把#改为##" },
    en: { message: `a second level-1 heading: ${quote(title)}`, fix: "write ## instead of #" },
  }),
  doubledId: (id: string, free: string) => ({
    zh: { message: `id ${id}用了两次，这一处改成了${free}`, fix: "{#another-id}" },
    en: { message: `the id ${id} is used twice; this one becomes ${free}`, fix: "{#another-id}" },
  }),
  dead: (element: string) => ({
    zh: { message: `<${element}>在文章里不起作用，已去掉`, fix: "删去它" },
    en: { message: `<${element}> has no effect in an article and is dropped`, fix: "delete it" },
  }),
  unknown: (element: string, meant: string | undefined) => ({
    zh: {
      message: `<${element}>被当作HTML元素，但没有这个元素，所以不会显示`,
      fix: meant ? `写<${meant}>；要显示为文字，写\\<${element}>` : `要显示为文字，写\\<${element}>或用反引号括起来`,
    },
    en: {
      message: `<${element}> is read as an HTML element, but there is no such element, so it does not show`,
      fix: meant
        ? `write <${meant}>, or \\<${element}> for text`
        : `to show it as text write \\<${element}> or put it in backticks`,
    },
  }),
  blockedAttribute: (attribute: string, element: string) => ({
    zh: { message: `<${element}>的${attribute}已去掉：本站的安全策略不允许`, fix: "改用class" },
    en: {
      message: `${attribute} of <${element}> is dropped: the site's security policy blocks it`,
      fix: "use a class",
    },
  }),
  runningAttribute: (attribute: string, element: string) => ({
    zh: { message: `<${element}>的${attribute}能运行或加载代码，已去掉`, fix: "删去它" },
    en: { message: `${attribute} of <${element}> can run or load code and is dropped`, fix: "delete it" },
  }),
  blockedAddress: (attribute: string, element: string, address: string) => ({
    zh: { message: `<${element}>的${attribute}不能是${quote(address)}，已去掉`, fix: "写https地址，图里的引用写#id" },
    en: {
      message: `${attribute} of <${element}> cannot be ${quote(address)} and is dropped`,
      fix: "write an https address, or #id for a part of the same drawing",
    },
  }),
  tooDeep: (limit: number) => ({
    zh: { message: `元素套了${limit}层以上，浏览器会读成别的样子`, fix: "拆成并列的几段" },
    en: {
      message: `elements are nested deeper than ${limit} levels, which browsers read otherwise`,
      fix: "write them one after another",
    },
  }),
  readsOtherwise: {
    zh: { message: "浏览器读这段HTML，会读成和写的不同的样子", fix: "检查HTML标签的嵌套，如表单套表单、公式里的HTML" },
    en: {
      message: "a browser reads the HTML of this file otherwise than it is written",
      fix: "check how its elements are nested: a form in a form, HTML in a formula",
    },
  },
  foreign: (element: string, holder: string) => ({
    zh: { message: `<${element}>不能放在<${holder}>里，已去掉`, fix: "删去它，或移到外面" },
    en: { message: `<${element}> cannot stand in <${holder}> and is dropped`, fix: "delete it or move it outside" },
  }),
  lostStyles: (styles: string) => ({
    zh: { message: `<svg>里的这些样式没有对应的属性，已去掉：${styles}`, fix: '把样式写成元素的属性，如fill="red"' },
    en: {
      message: `these styles in <svg> cannot become attributes and are dropped: ${styles}`,
      fix: 'write them as attributes of the elements, such as fill="red"',
    },
  }),
} satisfies Messages;
