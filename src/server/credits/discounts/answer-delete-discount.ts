import { randomInt } from 'node:crypto';
import { DELETE_DISCOUNT_DAYS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { presentDiscountCode } from './present.ts';
import {
  type DeleteDiscountRow,
  type DiscountCodeRow,
  insertDiscountCode,
  lockDeleteDiscount,
  selectDiscountCodeById,
  updateDeleteDiscount,
} from './queries.ts';

/**
 * Returns the same personal code in repeated calls. A declined offer ends for good.
 * @throws not_found if nothing was offered, or the member accepts after declining
 * @spec 4.3 D2.17
 */
export const answerDeleteDiscount = (
  app: App,
  { site, accountId }: MemberCaller,
  accept: boolean,
): Promise<DiscountCode | null> =>
  transact(app, async tx => {
    const offer = await lockDeleteDiscount(tx.db, accountId);
    if (!offer || (accept && offer.declined_at)) throw new ApiError('not_found');
    if (accept) return presentDiscountCode(await codeForOffer(tx, site.id, offer), tx.now);
    if (!offer.code_id && !offer.declined_at)
      await updateDeleteDiscount(tx.db, accountId, { declined_at: tx.now });
    return null;
  });

async function codeForOffer(
  { db, now }: Tx,
  siteId: number,
  offer: DeleteDiscountRow,
): Promise<DiscountCodeRow> {
  if (offer.code_id) return selectDiscountCodeById(db, offer.code_id);
  const code = await insertDiscountCode(db, {
    site_id: siteId,
    code: newDiscountCode(),
    user_id: offer.account_id,
    expires: new Date(now.getTime() + DELETE_DISCOUNT_DAYS * DAY_MS),
    value_percentage: offer.percentage,
    validity: 'once-per-user',
    created_at: now,
  });
  await updateDeleteDiscount(db, offer.account_id, { code_id: code.id });
  return code;
}

const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * Returns a random code, which cannot be guessed because it has 49 random bits.
 * @spec 3.7
 */
const newDiscountCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');
