import { mapSrcset } from "./paths";

const full = (url: string) => `https://a.example${url}`;

test("every address of a srcset is mapped and its descriptor kept", () => {
  expect(mapSrcset("/a.png 320w, /b.png 640w", full)).toBe(
    "https://a.example/a.png 320w, https://a.example/b.png 640w",
  );
  expect(mapSrcset("/a.png 1x,\n/b.png 2x", full)).toBe("https://a.example/a.png 1x, https://a.example/b.png 2x");
  expect(mapSrcset("/a.png", full)).toBe("https://a.example/a.png");
});

test("a comma inside an address belongs to it", () => {
  expect(mapSrcset("/w_1,h_2/a.png 320w, /b.png", full)).toBe(
    "https://a.example/w_1,h_2/a.png 320w, https://a.example/b.png",
  );
});

test("an empty srcset stays empty", () => {
  expect(mapSrcset(" ", full)).toBe("");
});
