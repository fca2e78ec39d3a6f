import { site } from "../../config/site";
import { announcement } from "./site-resolvers";

function shown(content: string, baseUrl = "/") {
  jest.replaceProperty(site, "announcement", { id: "一", content, closeable: true });
  jest.replaceProperty(site, "baseUrl", baseUrl);
  return announcement()?.html;
}

afterEach(() => jest.restoreAllMocks());

test("an announcement is a line of Markdown, with links of the site at their full path", () => {
  expect(shown("**新版**已发布，见[说明](/docs/new)", "/notes/")).toBe(
    '<strong>新版</strong>已发布，见<a href="/notes/docs/new">说明</a>',
  );
});

test("nothing in it runs", () => {
  expect(shown('甲<script>alert(1)</script> [乙](javascript:alert(1)) <img src=x onerror="a()">')).not.toMatch(
    /script|onerror/,
  );
});

test("a site without one has none", () => expect(announcement()).toBeNull());
