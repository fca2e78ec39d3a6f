import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import { parse } from "yaml";
import { editorSchema, settingsTable } from "./site-schema";

const check = new Ajv({ strict: false, validateFormats: false }).compile(editorSchema());
const faults = (yaml: string) =>
  check(parse(yaml)) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);

test("the schema for editors is that of the build; npm run schema writes it anew", () => {
  expect(JSON.parse(readFileSync("docs/site.schema.json", "utf8"))).toEqual(editorSchema());
});

test("so is the table of the settings in docs/site-yml.md", () => {
  expect(readFileSync("docs/site-yml.md", "utf8")).toContain(settingsTable());
});

test("it takes what is right and marks what is not", () => {
  expect(faults("title: 花园\nnavbar: { left: [{ doc: intro }] }\nblog: { postsPerPage: ALL }\n")).toEqual([]);
  expect(faults("titel: 花园\n")).toEqual([""]);
  expect(faults("blog: { postsPerPage: 0 }\n")).not.toEqual([]);
  expect(faults("colorMode: { defaultMode: grey }\n")).toContain("/colorMode/defaultMode");
});

test("it says what every setting is for", () => {
  expect(settingsTable().match(/^.*\| *\|$/gm)).toBeNull();
});
