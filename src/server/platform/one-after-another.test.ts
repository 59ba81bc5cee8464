import { expect, test } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

/** Loads that end when the test says so. */
function controlled() {
  const loads: PromiseWithResolvers<void>[] = [];
  const refresh = oneAfterAnother(() => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    return load.promise;
  });
  return { loads, refresh };
}
const turn = () => new Promise(resolve => setImmediate(resolve));

test('a load that is asked for while another runs begins after that has ended, once for all who asked', async () => {
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

test('never two at once, however the calls fall', async () => {
  let [atOnce, most] = [0, 0];
  const refresh = oneAfterAnother(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await turn();
    atOnce -= 1;
  });
  const asked: Promise<void>[] = [];
  for (let call = 0; call < 50; call++) {
    asked.push(refresh());
    if (call % 3 === 0) await Promise.resolve();
    if (call % 7 === 0) await turn();
  }
  await Promise.all(asked);
  expect(most).toBe(1);
});

test('a load that fails is told to who asked for it, and the next one begins all the same', async () => {
  const { loads, refresh } = controlled();
  const [first, second] = [refresh(), refresh()];
  loads[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  loads[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
