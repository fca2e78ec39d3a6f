import { readdirSync } from "node:fs";
import path from "node:path";
import { filePrefix, shortClassName } from "./class-names";

const rootContext = path.resolve(".");
const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => `src/${file.split(path.sep).join("/")}`);
const nameIn = (file: string, name: string) =>
  shortClassName({ resourcePath: path.resolve(file), rootContext }, "", name);

describe("the short name of a class", () => {
  it("is another one for every file; where two files meet, rename one", () => {
    const prefixes = modules.map(filePrefix);
    expect(modules.filter((_, index) => prefixes.indexOf(prefixes[index] ?? "") !== index)).toEqual([]);
  });

  it("is another one for every class and every animation of a file", () => {
    const file = "src/site/back-to-top.module.css";
    expect(nameIn(file, "button")).not.toBe(nameIn(file, "rise"));
    expect(nameIn(file, "button")).toMatch(/^[a-z]{3}\d$/);
    expect(nameIn(file, "rise")).toMatch(/^[a-z]{3}\d$/);
  });

  it("depends on the path inside the project, not on where the project is", () => {
    const file = "src/site/back-to-top.module.css";
    expect(nameIn(file, "button").slice(0, 3)).toBe(filePrefix(file));
  });
});
