import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { dismissSafetyNote as call } from '#contract/safety';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';

/**
 * A hidden note about extortion is not replaced by the one about money.
 * @throws not_found
 * @spec D5.3
 */
export async function dismissSafetyNote(
  { db }: App,
  { member }: MemberCaller,
  { conversation, note }: BodyOut<typeof call>,
): Promise<void> {
  if (!(await updateSafetyDismissed(db, { conversation, profileId: member.profileId, note })))
    throw new ApiError('not_found');
}

/** Resolves to false if the member has no such conversation. */
async function updateSafetyDismissed(
  db: Db,
  { conversation, profileId, note }: { conversation: string; profileId: string; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_members')
    .set(({ eb }) => ({
      safety_dismissed: eb
        .case()
        .when('safety_dismissed', '=', 'extortion')
        .then('extortion')
        .else(note)
        .end(),
    }))
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
