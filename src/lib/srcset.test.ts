import { mapSrcset } from "./paths";

const full = (url: string) => `https://a.example${url}`;

test("maps every address of a srcset and keeps its descriptor", () => {
  expect(mapSrcset("/a.png 320w, /b.png 640w", full)).toBe(
    "https://a.example/a.png 320w, https://a.example/b.png 640w",
  );
  expect(mapSrcset("/a.png 1x,\n/b.png 2x", full)).toBe("https://a.example/a.png 1x, https://a.example/b.png 2x");
  expect(mapSrcset("/a.png", full)).toBe("https://a.example/a.png");
});

test("keeps a comma inside an address", () => {
  expect(mapSrcset("/w_1,h_2/a.png 320w, /b.png", full)).toBe(
    "https://a.example/w_1,h_2/a.png 320w, https://a.example/b.png",
  );
});

test("keeps an empty srcset empty", () => {
  expect(mapSrcset(" ", full)).toBe("");
});
