import type { ExternalEmbed } from "../../article/model/types";
import { formatDiagnostic } from "../../lib/diagnostic";
import { externalEmbeds } from "./external-embeds";

const check = (kind: ExternalEmbed["kind"], url: string, security = {}) =>
  externalEmbeds([{ file: "docs/a.md", embeds: [{ kind, url, line: 4 }] }], {
    images: [],
    frames: [],
    ...security,
  }).map(formatDiagnostic);

test("embeds blocked by the policy are reported with the setting that allows them", () => {
  expect([
    ...check("image", "https://a.example/b.png"),
    ...check("media", "https://a.example/b.mp4"),
    ...check("frame", "//player.example/?id=1"),
    ...check("frame", "/demo.html"),
  ]).toEqual([
    'docs/a.md:4: the image https://a.example/b.png is not shown: the site\'s security policy does not let it in\n    → save it beside the article: ./img/x.png, or add "https://a.example" to security.images in src/config/site.ts',
    "docs/a.md:4: the film or sound https://a.example/b.mp4 is not shown: the site's security policy does not let it in\n    → save it beside the article: ./film.mp4",
    'docs/a.md:4: the frame //player.example/?id=1 is not shown: the site\'s security policy does not let it in\n    → add "https://player.example" to security.frames in src/config/site.ts',
    "docs/a.md:4: the frame /demo.html is not shown: the site's security policy does not let it in\n    → link to it instead; no page of this site may stand in a frame",
  ]);
});

test.each(["https://player.example", "https://*.example", "https:"])("an embed that %s allows passes", (source) => {
  expect(check("frame", "https://player.example/?id=1", { frames: [source] })).toEqual([]);
  expect(check("frame", "https://player.example.org/", { frames: [source] })).toHaveLength(source === "https:" ? 0 : 1);
});
