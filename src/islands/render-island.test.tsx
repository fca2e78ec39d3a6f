/** @jest-environment jsdom */
import { useState } from "react";
import { contentIsland } from "../shared/island";
import { renderIsland } from "./render-island";

const name = contentIsland("components/counter.tsx", "default");

jest.mock("client-components", () => ({
  components: { "components/counter.tsx": async () => ({ default: Counter }) },
}));

function Counter() {
  const [round, setRound] = useState("13");
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input type="range" max="24" value={round} onChange={({ target }) => setRound(target.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)} />
      <output>{`${round} ${presses}`}</output>
    </>
  );
}

/** Adds an element with the HTML of the build. */
function placeInPage() {
  const html = '<input type="range" max="24" value="13"><button type="button"></button><output>13 0</output>';
  document.body.innerHTML = `<div>${html}</div>`;
  const place = document.querySelector("div") as HTMLElement;
  const [field, button] = [place.querySelector("input"), place.querySelector("button")] as const;
  return { place, field: field as HTMLInputElement, button: button as HTMLButtonElement };
}

/** Moves the slider as a reader does. A reader's input bypasses React's setter. */
function slideTo(field: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const shown = () => document.querySelector("output")?.textContent;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("what a reader changed and pressed while the code was loading is in the component", async () => {
  const { place, field, button } = placeInPage();
  slideTo(field, "5");
  await renderIsland(place, name, {}, () => [button]);
  await nextTask();
  expect(shown()).toBe("5 1");
});

test("what a reader changes as soon as the component is there is in it", async () => {
  const { place, field } = placeInPage();
  await renderIsland(place, name, {}, () => []);
  slideTo(field, "0");
  await nextTask();
  expect(shown()).toBe("0 0");
});
