import { analyticsScript } from "./analytics-script";

test.each([
  ["umami", null, { src: "https://cloud.umami.is/script.js", "data-host-url": "https://cloud.umami.is" }],
  ["umami", "https://s.example/u/", { src: "https://s.example/u/script.js", "data-host-url": "https://s.example/u" }],
  ["plausible", null, { src: "https://plausible.io/js/script.js", "data-api": "https://plausible.io/api/event" }],
  [
    "plausible",
    "https://s.example",
    { src: "https://s.example/js/script.js", "data-api": "https://s.example/api/event" },
  ],
  ["goatcounter", null, { src: "https://gc.zgo.at/count.js", "data-goatcounter": "https://ann.goatcounter.com/count" }],
  [
    "goatcounter",
    "https://s.example",
    { src: "https://s.example/count.js", "data-goatcounter": "https://s.example/count" },
  ],
] as const)("the script of %s at %s says where to report to", (provider, server, attributes) => {
  const names = { umami: { "data-website-id": "ann" }, plausible: { "data-domain": "ann" }, goatcounter: {} };
  expect(analyticsScript({ provider, id: "ann", server }).attributes).toEqual({ ...attributes, ...names[provider] });
});
