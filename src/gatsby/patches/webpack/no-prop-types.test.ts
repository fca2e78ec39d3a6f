const { shape, string, node } = jest.requireActual<Readonly<Record<string, Checker>>>("./no-prop-types.cjs");

interface Checker {
  (shape?: object): Checker;
  readonly isRequired: Checker;
}

it("answers to every type that Gatsby's runtime names, required or not", () => {
  expect(string?.isRequired).toBeInstanceOf(Function);
  expect(shape?.({ children: node }).isRequired).toBeInstanceOf(Function);
});
