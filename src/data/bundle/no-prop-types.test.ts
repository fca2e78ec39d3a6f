import PropTypes from "./no-prop-types";

interface Checker {
  (shape?: object): Checker;
  readonly isRequired: Checker;
}

it("answers to every type that Gatsby's runtime names, required or not", () => {
  const types = PropTypes as Readonly<Record<string, Checker>>;
  expect(types["string"]?.isRequired).toBeInstanceOf(Function);
  expect(types["shape"]?.({ children: types["node"] }).isRequired).toBeInstanceOf(Function);
});
