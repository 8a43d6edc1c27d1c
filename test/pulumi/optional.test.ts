const LOADED = new Set<string>();

test('importing `cdk8s-fairway` does not load Pulumi', () => {
  const absent = (name: string) => () => {
    LOADED.add(name);
    throw new Error(`${name} is not installed`);
  };
  for (const name of ['@pulumi/pulumi', '@pulumi/kubernetes']) jest.doMock(name, absent(name));
  jest.isolateModules(() => {
    expect(jest.requireActual('../../index')).toHaveProperty('CanaryRelease');
    expect(LOADED.size).toBe(0);
    expect(() => jest.requireActual<object>('../../pulumi')).toThrow('is not installed');
  });
});
