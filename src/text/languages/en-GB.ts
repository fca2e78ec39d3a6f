/** The English strings, with the day before the month in dates, as in most countries. */

import { dateText as american } from "./en";
import type * as Texts from "./zh-Hans";

export * from "./en";

export const dateText: typeof Texts.dateText = {
  day: (date) => `${dateText.dayOfYear(date)} ${date.slice(0, 4)}`,
  dayOfYear: (date) => american.dayOfYear(date).replace(/^(\S+) (\d+)$/, "$2 $1"),
};
