/** @jest-environment jsdom */
import { act, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { existing } from "./existing";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page({ doc }: { readonly doc: { readonly title: string } | null }) {
  return <h1>{existing(doc).title}</h1>;
}

test("under develop, a page waits for its node without an error", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (title: string | null) =>
    act(async () =>
      root.render(
        <Suspense>
          <Page doc={title === null ? null : { title }} />
        </Suspense>,
      ),
    );
  const heading = () => document.querySelector("h1");
  await show("一");
  await show(null);
  expect(heading()?.style.display ?? "none").toBe("none");
  await show("二");
  expect(heading()?.textContent).toBe("二");
  expect(heading()?.style.display).toBe("");
});
