import { XMLParser } from "fast-xml-parser";
import { testSite } from "../../deploy/hosting/testing/test-site";
import { openSearchDescription } from "./write-search-records";

test("the description is valid XML for any site name, and points to the search page", () => {
  const site = { ...testSite, title: "A & <B>", url: "https://site.example", baseUrl: "/notes/" };
  const xml = openSearchDescription(site);
  const { OpenSearchDescription: description } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(description.ShortName).toBe("A & <B>");
  expect(description.Url["@_template"]).toBe("https://site.example/notes/search?q={searchTerms}");
});
