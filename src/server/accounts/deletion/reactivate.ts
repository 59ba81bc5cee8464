import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { invalidateTokens } from '../token-queries.ts';
import { redeemToken } from '../tokens.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import { cancelDeletion, deleteDeletionRecord } from './queries.ts';

/**
 * Begins no session, because another person may read the member's mailbox.
 * @throws link_expired
 * @spec 4.3 D2.20
 */
export const reactivate = (app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> =>
  transact(app, async tx => {
    const redeemed = await redeemToken(tx, site.id, token, 'reactivation');
    if (!redeemed) throw new ApiError('link_expired');
    const { accountId } = redeemed;
    const reactivated = await cancelDeletion(tx.db, accountId, gracePeriodCutoff(tx.now));
    if (!reactivated) throw new ApiError('link_expired');
    await deleteDeletionRecord(tx.db, accountId);
    await invalidateTokens(tx.db, accountId, ['reactivation'], { now: tx.now });
    await app.hooks.onMemberReturned.run(tx, reactivated);
  });
