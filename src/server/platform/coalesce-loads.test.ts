import { expect, test } from 'vitest';
import { coalesceLoads } from './coalesce-loads.ts';

function controlled() {
  const loads: PromiseWithResolvers<void>[] = [];
  const refresh = coalesceLoads(() => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    return load.promise;
  });
  return { loads, refresh };
}
const turn = () => new Promise(resolve => setImmediate(resolve));

test('a load requested during another starts after it, once for all callers', async () => {
  const { loads, refresh } = controlled();
  const first = refresh();
  const [second, third] = [refresh(), refresh()];
  await turn();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve();
  await first;
  await turn();
  expect(loads).toHaveLength(2);
  const fourth = refresh();
  loads[1]?.resolve();
  await Promise.all([second, third]);
  await turn();
  expect(loads).toHaveLength(3);
  loads[2]?.resolve();
  await fourth;
});

test('loads never overlap', async () => {
  let [atOnce, most] = [0, 0];
  const refresh = coalesceLoads(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await turn();
    atOnce -= 1;
  });
  const results: Promise<void>[] = [];
  for (let call = 0; call < 50; call++) {
    results.push(refresh());
    if (call % 3 === 0) await Promise.resolve();
    if (call % 7 === 0) await turn();
  }
  await Promise.all(results);
  expect(most).toBe(1);
});

test('a failed load rejects for its callers, and the next load starts', async () => {
  const { loads, refresh } = controlled();
  const [first, second] = [refresh(), refresh()];
  loads[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  loads[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
