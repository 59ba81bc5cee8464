import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Checked, createLoginCheck, loginsEnded } from './login-check.ts';

const [old, next] = [Buffer.from('01', 'hex'), Buffer.from('02', 'hex')];
const hex = (hash: Buffer) => hash.toString('hex');

function checking(standing: string[]) {
  const ended: string[] = [];
  const one: Checked = { holder: { profileId: 'anton', sessionHash: hex(old) }, doubtedAt: 0 };
  const logins = createLoginCheck<Checked>({
    log: createLog('silent'),
    standing: async hashes => new Set(hashes.filter(hash => standing.includes(hash))),
    of: profileId => (profileId === 'anton' ? [one] : []),
    end: ({ holder }) => void ended.push(holder.profileId),
  });
  return { one, logins, ended };
}
afterEach(() => vi.useRealTimers());

test('a login renewed by another process is not ended by a ping that comes before the news of it', async () => {
  vi.useFakeTimers();
  const { one, logins, ended } = checking([hex(next)]);
  logins.check([one]);
  await vi.advanceTimersByTimeAsync(100);
  logins.hear(loginsEnded('anton', { from: old, to: next }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended, one.holder.sessionHash, one.doubtedAt]).toEqual([[], hex(next), 0]);
});

test('one that has ended without any news is ended two seconds after the ping', async () => {
  vi.useFakeTimers();
  const { one, logins, ended } = checking([]);
  logins.check([one]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toEqual(['anton']);
});
