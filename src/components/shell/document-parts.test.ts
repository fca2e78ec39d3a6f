import { site } from "../../config/site";
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
