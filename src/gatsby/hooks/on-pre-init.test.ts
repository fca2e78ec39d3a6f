test("a word that the configuration does not know ends a build before anything is read", async () => {
  jest.replaceProperty(process.env, "BUILD_MESSAGES", "fr");
  const { onPreInit } = await import("./on-pre-init");
  const store = { getState: () => ({ flattenedPlugins: [] }) };
  expect(() => onPreInit?.({ store } as never, {} as never, () => undefined)).toThrow(
    'messages: 写的是"fr"，BUILD_MESSAGES应为zh或en',
  );
});
