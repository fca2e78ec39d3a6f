import type { Messages } from "./bilingual";

/** Items of the navbar and the footer. */
export const navigationMessages = {
  /** @param shown the message that a visitor would see in place of the item */
  cannotRender: (shown: string, why: string, meant: string | undefined) => ({
    zh: { message: `${shown}（${why}）`, fix: meant === undefined ? "改正这一项，或删去它" : `是否想写${meant}？` },
    en: {
      message: `${shown} (${why})`,
      fix: meant === undefined ? "correct the item, or delete it" : `did you mean ${meant}?`,
    },
  }),
  missingDoc: (id: string) => ({ zh: `没有id为${id}的文档`, en: `there is no page of the docs with the id ${id}` }),
  missingPage: (path: string) => ({ zh: `${path}不是本站的页面`, en: `${path} is no page of this site` }),
} satisfies Messages;
