import { sql } from 'kysely';
import { SECOND_PERSON_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { AuditActor } from './audit-log.ts';
import type { Tx } from './transact.ts';

/**
 * Refuses who asked, and anybody who is linked with them by what gave them access: one of the two invited the other or
 * changed the other's roles, or somebody did so to both, also through others. Else an admin would confirm with a login of
 * their own making.
 * @throws second_person_required
 * @spec D5.10
 */
export async function requireSecondPerson(
  tx: Pick<Tx, 'db' | 'now'>,
  actor: AuditActor,
  askedBy: string | null,
): Promise<void> {
  if (askedBy === actor.staffId || (await areLinked(tx, actor, askedBy)))
    throw new ApiError('second_person_required');
}

/** Read from the audit log, which nobody changes. The operator's commands link nobody. */
async function areLinked(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { siteId, staffId }: AuditActor,
  askedBy: string | null,
): Promise<boolean> {
  if (askedBy === null || staffId === null) return false;
  const since = new Date(now.getTime() - SECOND_PERSON_DAYS * DAY_MS);
  const { rows } = await sql`
    with recursive given as (
      select staff_id as giver, (details ->> 'staff')::uuid as receiver from audit.entries
      where site_id = ${siteId} and at > ${since} and action in ('staff.invite', 'staff.roles') and staff_id is not null
    ), linked (id) as (
      select ${askedBy}::uuid
      union
      select case linked.id when given.giver then given.receiver else given.giver end
      from linked join given on linked.id in (given.giver, given.receiver)
    )
    select from linked where id = ${staffId}`.execute(db);
  return rows.length > 0;
}
