import { registerUnusedTemplates } from "./register-unused-templates";

test("each template without a page is known, and no page of it is left", () => {
  const pages = new Map<string, string>();
  const seen: string[] = [];
  const actions = {
    createPage: ({ path, component }: { path: string; component: string }) => {
      seen.push(component);
      pages.set(path, component);
    },
    deletePage: ({ path }: { path: string }) => pages.delete(path),
  };
  registerUnusedTemplates(
    actions as never,
    ["/src/templates/doc.tsx", "/src/templates/home.tsx"],
    new Set(["/src/templates/home.tsx"]),
  );
  expect(seen).toEqual(["/src/templates/doc.tsx"]);
  expect(pages.size).toBe(0);
});
