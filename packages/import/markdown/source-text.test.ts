import { replaceInText } from "../mkdocs/replace-in-text";
import { replaceTags } from "./nested-tags";
import { percentTags } from "./percent-tags";
import { SourceText } from "./source-text";

// Each step takes more than 40 seconds if the time grows with the square of the text.
test("takes seconds for a page with 20,000 formulas, codes and tags", () => {
  const start = performance.now();
  const blocks = Array.from(
    { length: 20_000 },
    (_, index) => `{% note %}\n设$x_${index}$为\`c\`，==甲==。\n{% endnote %}\n`,
  );
  const source = SourceText.of(blocks.join("\n"), 3);
  const marked = [1, 2, 3, 4, 5].reduce(
    (text) => replaceInText(text, /==(.)==/g, ([, word]) => `<mark>${word}</mark>`),
    source,
  );
  expect(marked.text).toContain("<mark>甲</mark>");
  const lines: number[] = [];
  const { text } = replaceTags(marked, percentTags(marked.text, new Set()), ({ line }) => {
    lines.push(line);
    return { open: "", close: "" };
  });
  expect(text).not.toContain("{%");
  expect(lines.slice(0, 2)).toEqual([4, 8]);
  expect(performance.now() - start).toBeLessThan(20_000);
});
