import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

type Work = { owner: string; bytes: number; name: string };
const MB = 1_024 ** 2;

function orderOf(works: Work[]): string[] {
  const line = createFairQueue<Work>();
  for (const work of works) line.add(work);
  return works.map(() => line.next()?.name ?? '');
}

test('a small picture comes before larger ones that were queued earlier', () => {
  const large = Array.from({ length: 24 }, (_, n) => ({
    owner: `o${n}`,
    bytes: 10 * MB,
    name: `large ${n}`,
  }));
  const small = { owner: 'late', bytes: MB / 4, name: 'small' };
  expect(orderOf([...large, small])[0]).toBe('small');
});

test('the second picture of an owner waits behind the first ones of all others, however large', () => {
  const works = [
    { owner: 'sam', bytes: 1, name: 'sam 1' },
    { owner: 'sam', bytes: 1, name: 'sam 2' },
    { owner: 'sam', bytes: 1, name: 'sam 3' },
    { owner: 'bram', bytes: 10 * MB, name: 'bram 1' },
    { owner: 'daan', bytes: 5 * MB, name: 'daan 1' },
  ];
  expect(orderOf(works)).toEqual(['sam 1', 'daan 1', 'bram 1', 'sam 2', 'sam 3']);
});

test('finished work counts while others wait, and is reset once the queue is empty', () => {
  const line = createFairQueue<Work>();
  line.add({ owner: 'sam', bytes: 1, name: 'sam 1' });
  line.add({ owner: 'bram', bytes: MB, name: 'bram 1' });
  expect(line.next()?.name).toBe('sam 1');
  line.add({ owner: 'sam', bytes: 1, name: 'sam 2' });
  expect([line.next()?.name, line.next()?.name, line.next()]).toEqual(['bram 1', 'sam 2', undefined]);
  line.add({ owner: 'daan', bytes: MB, name: 'daan 1' });
  line.add({ owner: 'sam', bytes: 1, name: 'sam 3' });
  expect(line.next()?.name).toBe('sam 3');
});

test('every queued work is done exactly once', () => {
  const arrival = fc.record({
    owner: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.nat(10 * MB),
    taken: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 80 }), arrivals => {
      const line = createFairQueue<Work>();
      const left: string[] = [];
      const take = () => {
        const name = line.next()?.name;
        if (name !== undefined) left.push(name);
        return name !== undefined;
      };
      for (const [at, { owner, bytes, taken }] of arrivals.entries()) {
        line.add({ owner, bytes, name: String(at) });
        for (let times = 0; times < taken; times++) take();
      }
      while (take());
      expect(left.toSorted()).toEqual(arrivals.map((_, at) => String(at)).toSorted());
    }),
  );
});

test('a large picture is next once 16 later ones overtook it', () => {
  const line = createFairQueue<Work>();
  line.add({ owner: 'sam', bytes: 10 * MB, name: 'large' });
  const done: (string | undefined)[] = [];
  for (let n = 0; n < 40; n++) {
    line.add({ owner: `o${n}`, bytes: 1, name: 'small' });
    done.push(line.next()?.name);
  }
  expect(done.indexOf('large')).toBe(16);
});
