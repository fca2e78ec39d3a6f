/** What pages say under `gatsby develop`, to the author alone. */
export const authorText = {
  errors: "有错误，正式构建会停下",
  warnings: "有几处要改",
  line: (line: number) => `第${line}行`,
  unknown: (path: string) => `没有${path}这一页`,
  unknownAdvice: "地址由文件的位置决定：docs/a/b.mdx是/docs/a/b。文件有错误时，下面会列出。",
  meant: "是否想打开",
  elsewhere: (errors: number, warnings: number) => `全站有${errors}处错误，${warnings}处警告`,
  rest: (count: number) => `还有${count}处，见终端`,
};
