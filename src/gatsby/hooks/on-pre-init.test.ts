test("a build stops before it reads any content when an environment variable is invalid", async () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "garden", gatsby_executing_command: "build" });
  const { onPreInit } = await import("./on-pre-init");
  const store = { getState: () => ({ flattenedPlugins: [], program: { directory: "/nowhere" } }) };
  await expect(onPreInit?.({ store } as never, {} as never, () => undefined)).rejects.toThrow(
    '环境变量 SITE_URL: 写的是"garden"，应为以http://或https://开头的地址',
  );
});
