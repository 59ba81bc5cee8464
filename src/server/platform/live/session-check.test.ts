import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type CheckedConnection, createSessionCheck, sessionsEnded } from './session-check.ts';

const [old, next] = [Buffer.from('01', 'hex'), Buffer.from('02', 'hex')];
const hex = (hash: Buffer) => hash.toString('hex');

function checking(validHashes: string[]) {
  const ended: string[] = [];
  const connection: CheckedConnection = {
    session: { profileId: 'anton', sessionHash: hex(old) },
    suspectedAt: 0,
  };
  const sessions = createSessionCheck<CheckedConnection>({
    log: createLog('silent'),
    selectValid: async hashes => new Set(hashes.filter(hash => validHashes.includes(hash))),
    connectionsOf: profileId => (profileId === 'anton' ? [connection] : []),
    end: ({ session }) => void ended.push(session.profileId),
  });
  return { connection, sessions, ended };
}
afterEach(() => vi.useRealTimers());

test('a session renewed by another process survives a ping that comes before the renewal notice', async () => {
  vi.useFakeTimers();
  const { connection, sessions, ended } = checking([hex(next)]);
  sessions.check([connection]);
  await vi.advanceTimersByTimeAsync(100);
  sessions.onNotice(sessionsEnded('anton', { from: old, to: next }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended, connection.session.sessionHash, connection.suspectedAt]).toEqual([[], hex(next), 0]);
});

test('a session that ended without a notice is closed two seconds after the ping', async () => {
  vi.useFakeTimers();
  const { connection, sessions, ended } = checking([]);
  sessions.check([connection]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toEqual(['anton']);
});
