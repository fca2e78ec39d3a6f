test("a word that the configuration does not know ends a build before anything is read", async () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_MESSAGES: "fr", gatsby_executing_command: "build" });
  const { onPreInit } = await import("./on-pre-init");
  const store = { getState: () => ({ flattenedPlugins: [] }) };
  expect(() => onPreInit?.({ store } as never, {} as never, () => undefined)).toThrow(
    '环境变量 BUILD_MESSAGES: 写的是"fr"，应为zh、en之一',
  );
});
