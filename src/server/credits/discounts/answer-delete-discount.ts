import { DELETE_DISCOUNT_DAYS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { newCode } from './new-code.ts';
import { presentCode } from './present.ts';
import {
  answerOffer,
  type CodeRow,
  insertCode,
  lockOffer,
  type OfferRow,
  selectCodeById,
} from './queries.ts';

/**
 * Makes the offered discount a code that is this member's alone, or declines it for good. Taken again it is the same code: there is
 * one a member ever.
 * @throws not_found where nothing was offered, or what was offered was declined
 */
export const answerDeleteDiscount = (
  app: App,
  { site, accountId }: MemberCaller,
  accept: boolean,
): Promise<DiscountCode | null> =>
  transact(app, async tx => {
    const offer = await lockOffer(tx.db, accountId);
    if (!offer || (accept && offer.declined_at)) throw new ApiError('not_found');
    if (accept) return presentCode(await codeOf(tx, site.id, offer), tx.now);
    if (!offer.code_id && !offer.declined_at) await answerOffer(tx.db, accountId, { declined_at: tx.now });
    return null;
  });

async function codeOf({ db, now }: Tx, siteId: number, offer: OfferRow): Promise<CodeRow> {
  if (offer.code_id) return selectCodeById(db, offer.code_id);
  const code = await insertCode(db, {
    site_id: siteId,
    code: newCode(),
    user_id: offer.account_id,
    expires: new Date(now.getTime() + DELETE_DISCOUNT_DAYS * 86_400_000),
    value_percentage: offer.percentage,
    validity: 'once-per-user',
    created_at: now,
  });
  await answerOffer(db, offer.account_id, { code_id: code.id });
  return code;
}
