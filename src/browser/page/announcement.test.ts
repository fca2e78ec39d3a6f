/** @jest-environment jsdom */

import { announcementScript } from "../../head-scripts/announcement-script";
import { closeAnnouncement } from "./announcement";

const isClosed = () => document.documentElement.dataset["announcement"] === "closed";
const nextPage = (id: string) => {
  delete document.documentElement.dataset["announcement"];
  new Function(announcementScript(id))();
};

test("keeps a closed announcement closed, and shows another one", () => {
  nextPage("一");
  expect(isClosed()).toBe(false);
  closeAnnouncement("一");
  expect(isClosed()).toBe(true);
  nextPage("一");
  expect(isClosed()).toBe(true);
  nextPage("二");
  expect(isClosed()).toBe(false);
});

test("escapes a text that would end the script", () => {
  expect(announcementScript("</script><script>")).not.toContain("</script>");
});
