import { registerUnusedTemplates, removeUnusedTemplates } from "./register-unused-templates";

test("gives each unused template a page until the pages are built", () => {
  const pages = new Map([["/", { path: "/", component: "/src/templates/home.tsx" }]]);
  const actions = {
    createPage: (page: { path: string; component: string }) => pages.set(page.path, page),
    deletePage: ({ path }: { path: string }) => pages.delete(path),
  };
  registerUnusedTemplates(
    actions as never,
    ["/src/templates/doc.tsx", "/src/templates/home.tsx"],
    new Set(["/src/templates/home.tsx"]),
  );
  expect([...pages.values()].map(({ component }) => component)).toEqual([
    "/src/templates/home.tsx",
    "/src/templates/doc.tsx",
  ]);
  const store = { getState: () => ({ pages }) };
  removeUnusedTemplates?.({ actions, store } as never, {} as never, () => undefined);
  expect([...pages.keys()]).toEqual(["/"]);
});
