import type { ReactElement } from "react";
import { orderStyles } from "./order-styles";

const meta = <meta key="meta" charSet="utf-8" />;
const own = <style key="own">{"p{}"}</style>;
const app = <style key="app" data-href="/notes/app.0123456789abcdef0123.css" />;
const template = <style key="doc" data-href="/notes/component---src-templates-app.0123456789abcdef0123.css" />;
const keys = (head: ReturnType<typeof orderStyles>) => head.map((node) => (node as ReactElement).key);

it("puts the stylesheet of all pages before a template's, and moves nothing else", () => {
  expect(keys(orderStyles([meta, template, app, own]))).toEqual(["meta", "app", "doc", "own"]);
  expect(keys(orderStyles([meta, app, template, own]))).toEqual(["meta", "app", "doc", "own"]);
});

it("does without styles, as in develop", () => {
  expect(keys(orderStyles([meta, own]))).toEqual(["meta", "own"]);
});
