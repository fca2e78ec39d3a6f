import { z } from "zod";
import { frontMatter } from "../src/content/files/common-fields";
import { contentKinds } from "../src/content/registry";
import type { Part } from "../src/graphql/schema/graphql-fields";

/** Returns the fields of front matter as a Markdown table, for docs/writing.md. */
export function frontMatterTable(): string {
  const rows = [
    ...rowsOf("每一页", frontMatter.shape),
    ...contentKinds.flatMap(({ folder, storedFields = {} }) => rowsOf(`\`${folder}/\``, storedFields)),
  ];
  return ["| 字段 | 写在 | 例 | 说明 |", "| --- | --- | --- | --- |", ...rows, ""].join("\n");
}

function rowsOf(place: string, shape: z.ZodRawShape): string[] {
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: "output", unrepresentable: "any" }) as Part;
  return Object.entries(properties).map(
    ([name, { description = "", examples = [] }]) =>
      `| \`${name}\` | ${place} | ${examples.map((example) => `\`${example}\``).join("、")} | ${description} |`,
  );
}
