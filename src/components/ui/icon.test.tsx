import Search from "lucide/dist/esm/icons/search.mjs";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "./icon";

it("draws every stroke of an icon, and hides it from screen readers", () => {
  const html = renderToStaticMarkup(<Icon node={Search} size={18} className="key" />);
  expect(html.match(/<(?:path|circle) /g)).toHaveLength(Search.length);
  expect(html).toMatch(/^<svg class="line-icon key" width="18" height="18" [^>]*aria-hidden="true">/);
});
