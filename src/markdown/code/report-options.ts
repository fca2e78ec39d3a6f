import { codeMessages } from "../../config/messages";
import { nearest } from "../../lib/nearest";
import { type ArticleContext, type Fence, reportWarning } from "../model/article-context";
import { optionForm, optionForms, optionNames, parseFenceMeta } from "./fence-meta";

/** Patterns for options of other programs, each with the fix. The first that matches counts. */
const foreignOptions: readonly (readonly [fix: keyof typeof codeMessages.optionFixes, pattern: RegExp])[] = [
  ["lineMarks", /^(?:["'/]|(?:ins|del|mark|add|rm|focus|highlight|hl_lines)=|\{)/],
  ["fold", /^(?:collapse|collapsed|collapsible|expandable|expanded)\b/i],
  ["diff", /^lang=/i],
  ["numbers", /^(?!title)[a-z_-]*(?:num|line)[a-z_-]*(?:=|$)/i],
  ["remove", /^(?:wrap|nowrap|frame|copy|twoslash|diff|npm2yarn|eval|v-pre|no-v-pre|theme|icon|id|class)\b/i],
];

/** Matches the name of a file, which other programs show as a title. */
const fileName = /^[\w./-]+\.[a-z]\w{0,4}$/i;

/** Reports the options of a fence that have no effect, with what to write instead. */
export function reportOptions({ meta, line }: Pick<Fence, "meta" | "line">, context: ArticleContext): void {
  for (const written of parseFenceMeta(meta).unknown)
    reportWarning(context, line, codeMessages.unknownOption(written, fixOf(written)));
}

function fixOf(written: string): string {
  const { optionFixes, writeOption, oneOption } = codeMessages;
  if (fileName.test(written)) return writeOption(`title="${written}"`);
  const name = /^[a-z][\w-]*/i.exec(written)?.[0] ?? "";
  const meant = optionNames.includes(name) ? name : nearest(name, optionNames);
  const [fix] = foreignOptions.find(([, pattern]) => pattern.test(written)) ?? [];
  if (fix !== undefined) return optionFixes[fix];
  return meant === undefined ? oneOption(optionForms) : writeOption(optionForm(meant));
}
