/** @jest-environment jsdom */
import { watchPrinting } from "./print-notes";

test("prints the URL of a link as a note, unless the link is the whole text of a list item", () => {
  document.body.innerHTML = `<h1>题</h1><div class="prose"><p>见<a href="https://a.example/">甲</a>。</p><ul>
    <li> <a href="https://b.example/">乙</a> </li>
    <li>先看<a href="https://c.example/">丙</a>，再动手</li></ul></div>`;
  watchPrinting();
  window.dispatchEvent(new Event("beforeprint"));
  const links = [...document.querySelectorAll(".prose a")];
  expect(links.map((link) => link.getAttribute("data-site-note"))).toEqual(["1", null, "2"]);
  const notes = [...document.querySelectorAll(".link-notes li")].map(({ textContent }) => textContent);
  expect(notes).toEqual(["https://a.example/", "https://c.example/"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(document.querySelector("[data-site-note], .link-notes")).toBeNull();
});
