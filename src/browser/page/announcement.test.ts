/** @jest-environment jsdom */

import { announcementScript, closeAnnouncement } from "./announcement";

const isClosed = () => document.documentElement.dataset["announcement"] === "closed";
const nextPage = (id: string) => {
  delete document.documentElement.dataset["announcement"];
  new Function(announcementScript(id))();
};

test("an announcement that was closed stays closed, and another one shows", () => {
  nextPage("一");
  expect(isClosed()).toBe(false);
  closeAnnouncement("一");
  expect(isClosed()).toBe(true);
  nextPage("一");
  expect(isClosed()).toBe(true);
  nextPage("二");
  expect(isClosed()).toBe(false);
});

test("its text cannot end the script", () => {
  expect(announcementScript("</script><script>")).not.toContain("</script>");
});
