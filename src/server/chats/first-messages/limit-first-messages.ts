import type { AbuseLevel } from '#contract/abuse';
import type { Tx } from '../../platform/transact.ts';

/**
 * Tightens the limits of a member's first messages, or ends that with null. Unless it is explained, the member gets the
 * answers of the usual limit.
 * @spec D5.13 D2.42
 */
export async function limitFirstMessages(
  { db }: Tx,
  profileId: string,
  { level, isExplained }: { level: AbuseLevel | null; isExplained: boolean },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ first_messages_limit: level, first_messages_limit_explained: isExplained })
    .where('id', '=', profileId)
    .execute();
}
