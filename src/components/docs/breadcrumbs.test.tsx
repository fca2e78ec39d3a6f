/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "./breadcrumbs";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path, Link: "a" }));

const home = { title: "首页", path: "/" };
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent || "首页");

test("leads from the home page over the categories to the page", () => {
  render(
    <Breadcrumbs
      steps={[
        { title: "海", titleLang: null, path: "/docs/sea" },
        { title: "潮汐", titleLang: null, path: null },
      ]}
    />,
  );
  expect(shown()).toEqual([home.title, "海", "潮汐"]);
  expect(screen.getByText("潮汐").getAttribute("aria-current")).toBe("page");
});

test("does not repeat the name of a category for its page", () => {
  render(
    <Breadcrumbs
      steps={[
        { title: "海", titleLang: null, path: "/docs/sea" },
        { title: "海", titleLang: null, path: "/docs/sea/sea" },
      ]}
    />,
  );
  expect(shown()).toEqual([home.title, "海"]);
});

test("titles in another language have that language", () => {
  render(
    <Breadcrumbs
      steps={[
        { title: "Sea", titleLang: "en", path: "/docs/sea" },
        { title: "Meer", titleLang: "de", path: "/docs/sea/meer" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "Sea" }).lang).toBe("en");
  expect(screen.getByText("Meer").lang).toBe("de");
});
