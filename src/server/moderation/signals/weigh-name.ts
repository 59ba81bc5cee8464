import { markSimilarNames } from '../../chats/first-messages/similar-names.ts';
import type { Tx } from '../../platform/transact.ts';
import { insertSignals } from './queries.ts';

export const WEIGH_MEMBER = 'weigh-member';

/**
 * A member who takes the name of somebody in the same conversation only after the first message is weighed as if it had
 * been before.
 * @spec D5.13
 */
export async function weighName(
  tx: Tx,
  { accountId, profileId }: { accountId: string; profileId: string },
): Promise<void> {
  const conversations = await markSimilarNames(tx, profileId);
  if (conversations.length === 0) return;
  const signal = { kind: 'similar_name', at: tx.now } as const;
  await insertSignals(
    tx.db,
    accountId,
    conversations.map(source => ({ ...signal, source })),
  );
  await tx.sendJob(WEIGH_MEMBER, { accountId });
}
