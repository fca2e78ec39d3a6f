import { fetchMessages } from "../fetch-pictures/fetch-messages";
import { docusaurusMessages } from "./docusaurus-messages";
import { foreignMessages } from "./foreign-messages";
import { importMessages } from "./import-messages";

const groups = { fetchMessages, docusaurusMessages, foreignMessages, importMessages };
const entries = Object.values(groups).flatMap((group) => Object.entries<unknown>(group));

test.each(entries)("%s follows Chinese typography and mentions its arguments", (_, entry) => {
  const marks = typeof entry === "function" ? Array.from(entry as { length: number }, (_, index) => `⟦${index}⟧`) : [];
  const said = typeof entry === "function" ? entry(...marks) : entry;
  const prose = typeof said === "string" ? said : Object.values(said as object).join("；");
  for (const mark of marks) expect(prose).toContain(mark);
  expect(prose).not.toMatch(/\p{Script=Han}(?:[,;?!]|:(?!::))|\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu);
});
