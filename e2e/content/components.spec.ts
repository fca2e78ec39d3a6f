import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { openNote } from "../support/site";

/**
 * A note with a component from content/components. The component's script loads when the reader
 * reaches it.
 */
const note = "/docs/computer/ComputerNetwork/NetworkLayer";
const component = (page: Page) => page.locator("[data-site-island^='components/']").first();

test("editing an address divides it again, and a wrong address is explained", async ({ page }) => {
  await openNote(page, note);
  const place = component(page);
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole("row", { name: "网络地址" })).toContainText("172.16.32.0");
  const field = place.getByRole("textbox");
  await field.click();
  await field.fill("10.5.4.9/23");
  await expect(place.getByRole("row", { name: "网络地址" })).toContainText("10.5.4.0");
  await expect(place.getByRole("status")).toContainText("10.5.4.0/23");
  // The component must not change while the reader types.
  await field.fill("10.5.4.9/");
  await expect(field).toHaveValue("10.5.4.9/");
  await expect(place.getByRole("alert")).toHaveCount(0);
  await field.fill("10.5.4.9/33");
  await field.press("Enter");
  await expect(place.getByRole("alert")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/0～32/);
  await field.fill("10.5.4.9/32");
  await expect(place.getByRole("alert")).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("pressing bits changes the number, and editing the number changes its bits", async ({ page }) => {
  await openNote(page, "/docs/computer/ComputerComposition/RepresentationAndOperationOfData");
  const place = component(page);
  await place.getByRole("button", { name: "0，第31位" }).click();
  await expect(place.getByRole("textbox")).toHaveValue("-0.10000000149011612");
  await place.getByRole("textbox").fill("-13.625");
  await expect(place.getByRole("status")).toContainText("C15A0000");
  await place.getByRole("combobox").selectOption("binary64");
  await expect(place.getByRole("status")).toContainText("C02B400000000000");
  await place.getByRole("textbox").fill("-");
  await expect(place.getByRole("status")).toContainText("C02B400000000000");
  await place.getByRole("textbox").press("Enter");
  await expect(place.getByRole("textbox")).toHaveAccessibleDescription(/十进制/);
});

test("changing the loss changes the graph and its description", async ({ page }) => {
  await openNote(page, "/docs/computer/ComputerNetwork/TransportLayer");
  const place = component(page);
  const before = await place.getByRole("status").textContent();
  const slider = place.getByRole("slider", { name: "超时在第几轮", exact: true });
  await expect(slider).toHaveAttribute("aria-valuetext", /^第\d+轮$/);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "没有");
  await expect(place.getByRole("status")).not.toHaveText(before ?? "");
  await expect(place.getByRole("img")).toHaveAccessibleName(/拥塞窗口随轮次的变化：24轮共发出\d+个MSS/);
});

test("the schedule of jobs says what the program beside the page printed", async ({ page }) => {
  const printed = readFileSync("content/docs/computer/ComputerOperatingSystem/code/sched.out", "utf8");
  await openNote(page, "/docs/computer/ComputerOperatingSystem/ProcessesAndThreads");
  const place = component(page);
  const algorithm = place.getByRole("combobox", { name: "算法" });
  await algorithm.focus();
  for (const [name, run] of schedulesIn(printed)) {
    await algorithm.selectOption(name.slice(0, 2) === "RR" ? "RR" : name);
    if (name === "RR q=4") await place.getByRole("slider", { name: "时间片" }).fill("4");
    await expect(place.getByRole("status")).toHaveText(`${name} ${run}`);
  }
  await place.getByRole("slider", { name: "E的服务时间" }).fill("3");
  await expect(place.getByRole("status")).toContainText("EEE");
});

/**
 * Returns the name of each algorithm, and its line of jobs with the averages,
 * as sched.py prints them.
 */
function schedulesIn(printed: string): [string, string][] {
  const runs = printed.matchAll(/^(\S+(?: q=\d+)?) +(\w+)\n.*\n +(平均.*)$/gm);
  return Array.from(runs, ([, name = "", line = "", averages = ""]) => [name, `${line} ${averages}`]);
}
