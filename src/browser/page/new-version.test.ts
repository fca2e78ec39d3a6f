/** @jest-environment jsdom */
import { offerNewVersion } from "./new-version";

const answer = (body: string, status = 200) => ({ ok: status < 400, status, json: async () => JSON.parse(body) });

/** Returns the text of the offer after the network returns and the server answers. */
async function offered(response: object): Promise<string> {
  jest.useFakeTimers();
  document.body.innerHTML = "<div data-site-new-version></div>";
  globalThis.fetch = jest.fn().mockResolvedValue(response);
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  return document.body.textContent ?? "";
}

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  offerNewVersion("old");
});

test("offers a reload if the server has another version", async () => {
  expect(await offered(answer('{"version":"new"}'))).not.toBe("");
});

test.each([
  ["the same version", answer('{"version":"old"}')],
  ["an error whose body is JSON", answer('{"version":"404"}', 404)],
  ["a page", answer("<html></html>")],
  ["JSON without a version", answer("{}")],
])("offers nothing if the server responds with %s", async (_, response) => {
  expect(await offered(response)).toBe("");
});
