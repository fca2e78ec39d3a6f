import { findRegion, regionNames, withoutIndent, withoutMarks } from "./file-region";

test.each([
  ["//#region 名 字", "//#endregion"],
  ["  // #region 名 字", "// #endregion 名 字"],
  ["# #region 名 字", "# #endregion"],
  ["#region 名 字", "#endregion"],
  ["#pragma region 名 字", "#pragma endregion"],
  ["/* #region 名 字 */", "/* #endregion */"],
  ["<!-- #region 名 字 -->", "<!-- #endregion -->"],
  ["{/* #region 名 字 */}", "{/* #endregion */}"],
  ["-- #region 名 字", "-- #endregion"],
  ["REM #region 名 字", "rem #endregion"],
  ['#Region "名 字"', "#End Region"],
])("%j is a region mark", (start, end) => {
  const text = `${start}\n甲\n${end}\n`;
  expect(regionNames(text)).toEqual(["名 字"]);
  expect(findRegion(text, "名 字")).toEqual({ first: 2, last: 2 });
  expect(withoutMarks(text)).toBe("甲\n");
});

test.each(["# region us-east", "x #region a", "#regions a", "// the #region a"])("%j is code", (line) => {
  expect(regionNames(line)).toEqual([]);
  expect(withoutMarks(line)).toBe(line);
});

test("an end mark with a name ends its region, even if a region inside is still open", () => {
  const text = "#region a\n#region b\n1\n#endregion a\n2\n#endregion b";
  expect(findRegion(text, "a")).toEqual({ first: 2, last: 3 });
  expect(findRegion(text, "b")).toEqual({ first: 3, last: 3 });
  expect(findRegion(text, "c")).toBeNull();
});

test("the common indentation is removed, and empty lines at both ends", () => {
  expect(withoutIndent("\n\ta\n\n\t\tb\n \n")).toBe("a\n\n\tb");
  expect(withoutIndent("  a\n\tb")).toBe("  a\n\tb");
  expect(withoutIndent("")).toBe("");
});
