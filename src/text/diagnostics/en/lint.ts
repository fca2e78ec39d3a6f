import type * as Messages from "../zh/lint";

export const lintMessages: typeof Messages.lintMessages = {
  extraSpace: {
    message: "there is a space between a Chinese and a Latin character",
    fix: "remove it; the stylesheet adds the gap",
  },
  halfWidth: { message: "half-width punctuation is beside a Chinese character", fix: "use full-width punctuation" },
  halfDash: { message: "the Chinese dash has only one half", fix: "write the dash twice" },
  halfEllipsis: { message: "the Chinese ellipsis has only one half", fix: "write the ellipsis twice" },
  cornerBrackets: { message: "there are corner brackets for quotation marks", fix: "write “ ”" },
  at: (message, place) => `${message}: ${place}`,
  repeated: (place, beginning) => ({
    message: `repeats a paragraph of ${place}: ${beginning}…`,
    fix: "say it once, and link to it from the other place",
  }),
  noTitle: { message: "there is no title", fix: "title: Title" },
  descriptionLength: (length) => ({
    message: `has ${length} characters; search results show 20 to 140`,
    fix: "say in one sentence what the page is about",
  }),
  secondTitle: (fix) => ({ message: "is a level-1 heading, but the title is one already", fix }),
  skippedLevel: (from, to, fix) => ({ message: `skips from a level-${from} to a level-${to} heading`, fix }),
  noText: { message: "a picture has no alternative text", fix: "![what it shows](./img/x.svg)" },
  noCaption: (language) => ({ message: "a figure has no title", fix: `\`\`\`${language} title="Title"` }),
  noLanguage: { message: "the code block has no language", fix: "write ```text, or its language" },
  phrase: (phrase) => ({ message: `“${phrase}” says nothing`, fix: "remove it, and begin with a fact" }),
  badLink: (address) => ({ message: `links to ${address}, which is not an address`, fix: "https://…" }),
  tooShort: (size, least) => ({
    message: `has ${size} words; a page of this kind has at least ${least}`,
    fix: "finish it (an unfinished page has draft: true), or move its text to another page",
  }),
  noQuestions: {
    message: "does not say which questions it answers, so a search in everyday words may not find it",
    fix: "questions: [How a reader would ask, In other words], three to eight of them",
  },
};
