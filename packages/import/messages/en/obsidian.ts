import { quote } from "../../../../src/lib/diagnostic";
import type * as Messages from "../zh/obsidian";

export const obsidianMessages: typeof Messages.obsidianMessages = {
  noNote: {
    message: "the vault has no note of this name, so only the text of the link stays",
    fix: "write that note, and a link [text](./note.md)",
  },
  noEmbed: {
    message: "the vault has no file of this name to embed, so only the name stays",
    fix: "put the file beside the article, and write ![what it shows](./file)",
  },
  ambiguous: (files) => ({
    message: `several files have the same name, and the first was taken: ${files.map(quote).join(", ")}`,
    fix: "see whether it is the right one, or change the path",
  }),
  quoted: { message: "an embedded note was copied as a quote, which does not follow later changes of the note" },
  loop: { message: "a note embeds itself, and became a link" },
  linked: {
    message:
      "an embed cannot become a quote here (in a list or a table, with footnotes, or nested too deep), and became a link",
    fix: "copy the text if you need it",
  },
  noPart: {
    message: "the embedded section or block does not exist, so the embed became a link",
    fix: "write a heading that the note has",
  },
  comment: { message: "%%comments%% became <!-- comments -->, which readers do not see either" },
  openComment: {
    message: "a comment does not end, so nothing after it is shown",
    fix: "write --> where it ends",
  },
  fence: {
    message: "a code block of an Obsidian plugin is shown as code",
    fix: "write what it finds as a list or a table",
  },
  ownFile: {
    message: "canvases and databases were not imported",
    fix: "export them as pictures or tables, and put those into an article",
  },
  unused: {
    message: "attachments that no note uses were not imported",
    fix: "copy those you need to content/static",
  },
};
