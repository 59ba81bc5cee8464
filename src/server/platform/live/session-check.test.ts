import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type CheckedConnection, createSessionCheck, sessionsEnded } from './session-check.ts';

const [old, next] = [Buffer.from('01', 'hex'), Buffer.from('02', 'hex')];
const hex = (hash: Buffer) => hash.toString('hex');

function checking(standing: string[]) {
  const ended: string[] = [];
  const one: CheckedConnection = { session: { profileId: 'anton', sessionHash: hex(old) }, suspectedAt: 0 };
  const logins = createSessionCheck<CheckedConnection>({
    log: createLog('silent'),
    selectValid: async hashes => new Set(hashes.filter(hash => standing.includes(hash))),
    connectionsOf: profileId => (profileId === 'anton' ? [one] : []),
    end: ({ session }) => void ended.push(session.profileId),
  });
  return { one, logins, ended };
}
afterEach(() => vi.useRealTimers());

test('a session renewed by another process survives a ping that comes before the renewal notice', async () => {
  vi.useFakeTimers();
  const { one, logins, ended } = checking([hex(next)]);
  logins.check([one]);
  await vi.advanceTimersByTimeAsync(100);
  logins.onNotice(sessionsEnded('anton', { from: old, to: next }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended, one.session.sessionHash, one.suspectedAt]).toEqual([[], hex(next), 0]);
});

test('a session that ended without a notice is closed two seconds after the ping', async () => {
  vi.useFakeTimers();
  const { one, logins, ended } = checking([]);
  logins.check([one]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toEqual(['anton']);
});
