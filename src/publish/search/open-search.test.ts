import { XMLParser } from "fast-xml-parser";
import { openSearchDescription } from "./open-search";

test("the description is valid XML for any site name, and points to the search page", () => {
  const xml = openSearchDescription({
    name: "A & <B>",
    description: "说明",
    searchUrl: "https://site.example/notes/search",
    icon: "https://site.example/notes/favicon.svg",
    language: "zh-Hans",
  });
  const { OpenSearchDescription: description } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(description.Url["@_template"]).toBe("https://site.example/notes/search?q={searchTerms}");
});
