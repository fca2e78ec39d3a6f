import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../config/site";
import { startScript } from "../../head-scripts/start-script";
import { documentParts } from "./document-parts";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

test("sets the language, the direction, and the colours before any script runs", () => {
  Object.assign(globalThis, { DOCUMENT_SETTINGS: { ...site, analytics: null } });
  expect(documentParts("/about").htmlAttributes).toEqual({
    lang: "zh-Hans",
    dir: "ltr",
    "data-theme": "light",
    "data-theme-choice": "system",
  });
});

test("the owner's elements of the head follow, and an inline script starts the owner's scripts", () => {
  const head = [
    { meta: { name: "verification", content: '"><script>' } },
    { link: { rel: "me" as const, href: "https://social.example/@ann" } },
    { script: { src: "https://stats.example/a.js", integrity: "sha384-aa", data: { site: "x" } } },
    { script: { src: "/own.js" } },
  ];
  Object.assign(globalThis, { DOCUMENT_SETTINGS: { ...site, head, analytics: null } });
  const html = renderToStaticMarkup(documentParts("/about").head);
  const start = `<script>${startScript}</script>`;
  expect(html).toContain(
    '<meta name="verification" content="&quot;&gt;&lt;script&gt;"/><link rel="me" href="https://social.example/@ann"/>',
  );
  const counter = `<script defer="" type="text/plain" data-site="x" integrity="sha384-aa" crossorigin="anonymous" src="https://stats.example/a.js"></script>${start}`;
  expect(html).toContain(`${counter}<script defer="" type="text/plain" src="/own.js"></script>${start}`);
});
