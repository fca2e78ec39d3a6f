import { testSite } from "../../deploy/hosting/testing/test-site";
import { all, strictXml, textOf } from "../feeds/testing/strict-xml";
import { openSearchDescription } from "./write-search-records";

test("the description is valid XML for any site name, and points to the search page", () => {
  const site = { ...testSite, title: "A & <B>", url: "https://site.example", baseUrl: "/notes/" };
  const description = strictXml(openSearchDescription(site));
  expect(textOf(description, "ShortName")).toBe("A & <B>");
  expect(all(description, "Url")[0]?.attributes["template"]).toBe("https://site.example/notes/search?q={searchTerms}");
  const slashed = strictXml(openSearchDescription({ ...site, trailingSlash: true }));
  expect(all(slashed, "Url")[0]?.attributes["template"]).toBe("https://site.example/notes/search/?q={searchTerms}");
});
