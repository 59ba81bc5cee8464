import type { SessionEntry } from '#contract/logins';
import type { App, MemberCaller } from '../../app.ts';
import { deviceOf } from './device.ts';
import { type LoginRow, selectLogins } from './queries.ts';

/** The logins of the member's account that stand (decisions, section 2), the one that asks first. */
export async function getLogins(
  app: Pick<App, 'db' | 'clock'>,
  { accountId, member }: Pick<MemberCaller, 'accountId' | 'member'>,
): Promise<SessionEntry[]> {
  const rows = await selectLogins(app.db, accountId, app.clock.now());
  const logins = rows.map(row => present(row, member.sessionHash));
  return [...logins.filter(({ current }) => current), ...logins.filter(({ current }) => !current)];
}

const present = (row: LoginRow, ownHash: Buffer): SessionEntry => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  country: row.country,
  begun: row.created_at.toISOString(),
  used: row.used_at.toISOString(),
  current: row.secret_hash.equals(ownHash),
});
