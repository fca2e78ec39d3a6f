import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import { parse } from "yaml";
import { editorSchema, settingsTable } from "./site-schema";

const check = new Ajv({ strict: false, validateFormats: false }).compile(editorSchema());
const faults = (yaml: string) =>
  check(parse(yaml)) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);

test("the schema for editors matches the build's; npm run schema updates it", () => {
  expect(JSON.parse(readFileSync("docs/site.schema.json", "utf8"))).toEqual(editorSchema());
});

test("the table of settings in docs/site-yml.md matches too", () => {
  expect(readFileSync("docs/site-yml.md", "utf8")).toContain(settingsTable());
});

test("the schema accepts valid settings and rejects invalid ones", () => {
  expect(faults("title: 花园\nnavbar: { left: [{ doc: intro }] }\nblog: { postsPerPage: ALL }\n")).toEqual([]);
  expect(faults("titel: 花园\n")).toEqual([""]);
  expect(faults("blog: { postsPerPage: 0 }\n")).not.toEqual([]);
  expect(faults("colorMode: { defaultMode: grey }\n")).toContain("/colorMode/defaultMode");
});

test("the schema describes every setting", () => {
  expect(settingsTable().match(/^.*\| *\|$/gm)).toBeNull();
});
