import { addressFault } from "./address";

test.each([
  ["/docs/../../x", "/../"],
  ["/a;b", ";"],
  ['/a"b', '"'],
  ["/<script>", "<"],
  ["/a\nb", "\n"],
  ["/a\0b", "\0"],
  ["/*", "*"],
  ["/docs/:name", ":"],
  ["/404.html", "/404.html"],
  ["/sw.js", "/sw.js"],
  ["/static/files/a", "/static/files/a"],
])("%j cannot be an address", (address, found) => {
  expect(addressFault(address)).toBe(found);
});

test.each(["/", "/docs/25年日志/2025年06月", "/docs/C++/a b", "/blog/2021/07/30/a:b", "/docs/Linux/", "/it's/(x)"])(
  "%j can",
  (address) => {
    expect(addressFault(address)).toBeNull();
  },
);
