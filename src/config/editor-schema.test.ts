import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import { parse } from "yaml";
import { siteFields } from "../text/diagnostics/site-fields";
import { editorSchema } from "./editor-schema";

const check = new Ajv({ strict: false, validateFormats: false }).compile(editorSchema());
const faults = (yaml: string) =>
  check(parse(yaml)) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);

test("the schema for editors is that of the build; npm run schema writes it anew", () => {
  expect(JSON.parse(readFileSync("docs/site.schema.json", "utf8"))).toEqual(editorSchema());
});

test("it takes what is right and marks what is not", () => {
  expect(faults("title: 花园\nnavbar: { left: [{ doc: intro }] }\nblog: { postsPerPage: ALL }\n")).toEqual([]);
  expect(faults("titel: 花园\n")).toEqual([""]);
  expect(faults("blog: { postsPerPage: 0 }\n")).not.toEqual([]);
  expect(faults("footer: { style: grey }\n")).toContain("/footer/style");
});

test("it says in both languages what a field is for", () => {
  const described = JSON.stringify(editorSchema());
  for (const [name, { en }] of Object.entries(siteFields)) expect([name, described.includes(en)]).toEqual([name, true]);
});
