import { type Messages, quote } from "./bilingual";

/** Errors in src/config/site.ts and in its environment variables. */
export const configMessages = {
  heading: { zh: "src/config/site.ts有错误：", en: "src/config/site.ts has errors:" },
  empty: { zh: "不能为空", en: "it is empty" },
  url: { zh: "应为以http://或https://开头的地址", en: "expected an address with http:// or https://" },
  origin: {
    zh: "应只写来源，不带路径，末尾没有斜杠；路径写在PATH_PREFIX里",
    en: "expected an origin without a path or trailing slash; a path goes into PATH_PREFIX",
  },
  pathPrefix: {
    zh: "PATH_PREFIX应以斜杠开头，不以斜杠结尾：/notes",
    en: "expected PATH_PREFIX to start with a slash and not to end with one: /notes",
  },
  atLeastOne: { zh: "至少为1", en: "expected at least 1" },
  tocLevels: {
    zh: "tocMinHeadingLevel不能大于tocMaxHeadingLevel",
    en: "expected tocMinHeadingLevel not above tocMaxHeadingLevel",
  },
  trackingId: { zh: "GTAG_TRACKING_ID应形如G-XXXXXXX", en: "expected GTAG_TRACKING_ID like G-XXXXXXX" },
  messages: { zh: "BUILD_MESSAGES应为zh或en", en: "expected BUILD_MESSAGES to be zh or en" },
  defaultLocale: (locale: string) => ({
    zh: `不包含默认语言${quote(locale)}`,
    en: `does not contain the default locale ${quote(locale)}`,
  }),
  searchPage: (file: string) => ({
    zh: `没有${file}：这个文件也要一起改名`,
    en: `there is no ${file}: the file has to be renamed too`,
  }),
} satisfies Messages;
