/** Returns the media type of a picture by its file extension. */
export function pictureType(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const types: Readonly<Record<string, string>> = { svg: "svg+xml", ico: "x-icon", jpg: "jpeg" };
  return `image/${types[ending] ?? ending}`;
}
