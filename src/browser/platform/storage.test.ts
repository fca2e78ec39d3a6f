import { isOwnAddress } from "./storage";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

test.each(["/", "/docs/%E7%94%B2#%E4%B9%99"])("%s is an address of this site", (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

test.each(["//other.example/a", "/\\other.example", "https://other.example/", "javascript:alert(1)", "", null])(
  "%s leads elsewhere",
  (address) => {
    expect(isOwnAddress(address)).toBe(false);
  },
);
