import type { SessionEntry } from '#contract/sessions';
import type { App, MemberCaller } from '../../app.ts';
import { deviceOf } from './device.ts';
import { type SessionRow, selectSessions } from './queries.ts';

/** @spec D2.21 */
export async function getSessions(
  app: Pick<App, 'db' | 'clock'>,
  { accountId, member }: Pick<MemberCaller, 'accountId' | 'member'>,
): Promise<SessionEntry[]> {
  const rows = await selectSessions(app.db, accountId, app.clock.now());
  const sessions = rows.map(row => presentSession(row, member.sessionHash));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

const presentSession = (row: SessionRow, ownHash: Buffer): SessionEntry => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  country: row.country,
  begun: row.created_at.toISOString(),
  used: row.used_at.toISOString(),
  current: row.secret_hash.equals(ownHash),
});

/** The sessions of a member, for staff. */
export const sessionsOfAccount = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  accountId: string,
): Promise<SessionRow[]> => selectSessions(db, accountId, clock.now());
