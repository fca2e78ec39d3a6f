import { quote } from "../../lib/diagnostic";

/** HTML elements of an article and what is taken from them. */
export const elementMessages = {
  blockedAttribute: (attribute: string, element: string) => ({
    message: `<${element}>的${attribute}已去掉：本站的安全策略不允许`,
    fix: "改用class",
  }),
  runningAttribute: (attribute: string, element: string) => ({
    message: `<${element}>的${attribute}能运行或加载代码，已去掉`,
    fix: "删去它",
  }),
  blockedAddress: (attribute: string, element: string, address: string) => ({
    message: `<${element}>的${attribute}不能是${quote(address)}，已去掉`,
    fix: "写https地址，图里的引用写#id",
  }),
  forbiddenLink: (address: string) => ({
    message: `文章里不能用链接${quote(address)}`,
    fix: "链接到https地址或文件",
  }),
  outside: (file: string) => ({ message: `文件${quote(file)}不在内容目录里`, fix: "把它移到内容目录里" }),
  dead: (element: string) => ({ message: `<${element}>在文章里不起作用，已去掉`, fix: "删去它" }),
  unknown: (element: string, meant: string | undefined) => ({
    message: `<${element}>被当作HTML元素，但没有这个元素，所以不会显示`,
    fix: meant ? `写<${meant}>；要显示为文字，写\\<${element}>` : `要显示为文字，写\\<${element}>或用反引号括起来`,
  }),
  foreign: (element: string, holder: string) => ({
    message: `<${element}>不能放在<${holder}>里，已去掉`,
    fix: "删去它，或移到外面",
  }),
  tooDeep: (limit: number) => ({ message: `元素套了${limit}层以上，浏览器会读成别的样子`, fix: "拆成并列的几段" }),
  readsOtherwise: {
    message: "浏览器读这段HTML，会读成和写的不同的样子",
    fix: "检查HTML标签的嵌套，如表单套表单、公式里的HTML",
  },
};
