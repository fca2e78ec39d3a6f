import { formatDiagnostic } from "../../lib/diagnostic";
import type { ExternalEmbed } from "../../markdown/model/types";
import { allowedOrigins, type EmbeddingFile, externalEmbeds } from "./external-embeds";

const none = { images: [], frames: [], media: [] };

const showing = (kind: ExternalEmbed["kind"], ...urls: string[]): EmbeddingFile => ({
  file: "docs/a.md",
  embeds: urls.map((url, index) => ({ kind, url, line: index + 4 })),
});

test("reports everything that the policy blocks in one diagnostic, with the setting to paste", () => {
  const files = [
    showing("image", "https://b.example/1.png", "//a.example/2.png", "https://b.example/3.png"),
    showing("frame", "//player.example/?id=1"),
    showing("media", "http://a.example/film.mp4"),
  ];
  const [one, ...others] = externalEmbeds(files, { ...none, images: ["https://old.example"] }, 7);
  expect(others).toEqual([]);
  expect(
    one && formatDiagnostic(one),
  ).toBe(`site.yml:7 security: 安全策略拦下了别处4台主机的3张图片、1个音视频、1个嵌入的页面，第一处在docs/a.md:4
    → 把图片存进内容：npm run fetch-pictures
      要放行，写进site.yml（各项也可以写auto，放行内容用到的主机）：
      security:
        images:
          - https://old.example
          - https://a.example
          - https://b.example # 2 ×
        media:
          - http://a.example
        frames:
          - https://player.example`);
  expect(one?.parts).toHaveLength(5);
});

test.each(["https://player.example", "https://*.example", "https:"])("accepts an embed that %s allows", (source) => {
  const check = (url: string) => externalEmbeds([showing("frame", url)], { ...none, frames: [source] });
  expect(check("https://player.example/?id=1")).toEqual([]);
  expect(check("https://player.example.org/")).toHaveLength(source === "https:" ? 0 : 1);
});

test("reports embeds that no setting can allow at their own place", () => {
  const frames = showing("frame", "/demo.html", "https://");
  expect(externalEmbeds([frames], { ...none, frames: "auto" }).map(({ line, message }) => [line, message])).toEqual([
    [4, '嵌入的页面"/demo.html"不会显示'],
    [5, '"https://"不是完整的地址，不会显示'],
  ]);
});

test("auto allows exactly the hosts that the content refers to, for that kind of embed", () => {
  const files = [
    showing("image", "https://b.example/1.png", "//a.example/2.png", "https://"),
    showing("frame", "https://player.example/?id=1"),
  ];
  const security = { images: "auto", frames: ["https://old.example"], media: "auto", contact: null } as const;
  expect(externalEmbeds(files.slice(0, 1), security).map(({ file }) => file)).toEqual(["docs/a.md"]);
  expect(allowedOrigins(files, security)).toEqual({
    images: ["https://a.example", "https://b.example"],
    frames: ["https://old.example"],
    media: [],
    contact: null,
  });
});
