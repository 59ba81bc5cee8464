import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

type Item = { name: string; keys?: string[] };

/** `finish` ends the oldest write that runs. */
function recordedWrites() {
  const writes: string[][] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const write = gathered({
    keysOf: ({ name, keys }: Item) => keys ?? [name],
    async run(_context: object, items) {
      writes.push(items.map(({ name }) => name));
      const end = Promise.withResolvers<void>();
      running.push(end);
      await end.promise;
      return items.map(({ name }) => `${name} written`);
    },
  });
  const finish = async (error?: Error) => {
    const end = running.shift();
    if (error) end?.reject(error);
    else end?.resolve();
    await new Promise(setImmediate);
  };
  return { write, writes, finish };
}

test('the first item is written at once, and those that arrive meanwhile together', async () => {
  const { write, writes, finish } = recordedWrites();
  const context = {};
  const results = Promise.all(['a', 'b', 'c'].map(name => write(context, { name })));
  expect(writes).toEqual([['a']]);
  await finish();
  expect(writes).toEqual([['a'], ['b', 'c']]);
  await finish();
  expect(await results).toEqual(['a written', 'b written', 'c written']);
  void write(context, { name: 'd' });
  expect(writes.at(-1)).toEqual(['d']);
});

test('items with a common key are written one after the other, in their order', async () => {
  const { write, writes, finish } = recordedWrites();
  const context = {};
  const items = [
    { name: 'first', keys: ['other'] },
    { name: 'a', keys: ['x', 'y'] },
    { name: 'b', keys: ['y', 'z'] },
    { name: 'c', keys: ['z'] },
    { name: 'd', keys: ['w'] },
  ];
  const results = Promise.all(items.map(item => write(context, item)));
  for (let round = 0; round < 4; round++) await finish();
  expect(writes).toEqual([['first'], ['a', 'd'], ['b'], ['c']]);
  expect(await results).toHaveLength(5);
});

test('contexts do not wait for each other', () => {
  const { write, writes } = recordedWrites();
  for (const name of ['a', 'b']) void write({}, { name });
  expect(writes).toEqual([['a'], ['b']]);
});

test('a failed write rejects its items only', async () => {
  const { write, finish } = recordedWrites();
  const context = {};
  const results = Promise.allSettled(['a', 'b', 'c'].map(name => write(context, { name })));
  await finish();
  await finish(new Error('broken'));
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const later = write(context, { name: 'd' });
  await finish();
  expect(await later).toBe('d written');
});

test('a write takes 64 items at most', async () => {
  const { write, writes, finish } = recordedWrites();
  const context = {};
  for (let index = 0; index < 101; index++) void write(context, { name: `${index}` });
  await finish();
  await finish();
  expect(writes.map(({ length }) => length)).toEqual([1, 64, 36]);
});
