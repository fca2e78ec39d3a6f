/** @jest-environment jsdom */
import { leaveNotFound } from "./leave-not-found";
import { preparePage } from "./prepare-page";

jest.mock("./prepare-page", () => ({ preparePage: jest.fn() }));

const prepare = jest.mocked(preparePage);
const navigate = jest.fn();

beforeEach(() => {
  window.___navigate = navigate;
});

const at = (address: string) => window.history.replaceState(null, "", address);

it("an address in another form leads to its page, query and hash kept, Back not spoilt", async () => {
  at("/docs/a.html?b=1#c");
  prepare.mockResolvedValue({ kind: "show", address: "/docs/a?b=1#c" });
  await leaveNotFound();
  expect(prepare).toHaveBeenCalledWith("/docs/a?b=1#c");
  expect(navigate).toHaveBeenCalledWith("/docs/a?b=1#c", { replace: true });
});

it("one that is no page in any form stays, and nothing is loaded", async () => {
  at("/no.html");
  prepare.mockResolvedValue({ kind: "missing", address: "/no" });
  await leaveNotFound();
  at("/no");
  await leaveNotFound();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
