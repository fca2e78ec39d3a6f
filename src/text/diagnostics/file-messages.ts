/** Problems of content files and folders as such, before their content is parsed. */
export const fileMessages = {
  large: (mebibytes: string) => ({ message: `有${mebibytes} MiB，读者要下载整页才能读`, fix: "拆成几页" }),
  notUtf8: (bytes: string, offset: number) => ({
    message: `不是UTF-8编码：偏移${offset}处的字节是${bytes}`,
    fix: "另存为UTF-8；从GBK转换：iconv -f GB18030 -t UTF-8 old.mdx > new.mdx",
  }),
};
