import { site } from "../../config/site";
import { announcement, announcementLinks } from "./announcement";

function shown(content: string, baseUrl = "/") {
  jest.replaceProperty(site, "announcement", { id: "一", content, closeable: true });
  jest.replaceProperty(site, "baseUrl", baseUrl);
  return announcement()?.html;
}

afterEach(() => jest.restoreAllMocks());

test("renders an announcement as one line of Markdown, and adds the path prefix to links inside the site", () => {
  expect(shown("**新版**已发布，见[说明](/docs/new)", "/notes/")).toBe(
    '<strong>新版</strong>已发布，见<a href="/notes/docs/new">说明</a>',
  );
});

test("an announcement contains no script", () => {
  expect(shown('甲<script>alert(1)</script> [乙](javascript:alert(1)) <img src=x onerror="a()">')).not.toMatch(
    /script|onerror/,
  );
});

test("lists the links of the announcement as written, and none if there is no announcement", () => {
  expect(announcementLinks()).toEqual([]);
  shown("见[说明](/docs/new)与<https://a.example/>，[乙](javascript:alert(1))");
  expect(announcementLinks()).toEqual(["/docs/new", "https://a.example/"]);
});

test("returns null for a site without an announcement", () => expect(announcement()).toBeNull());
