import type { BodyOut, Output, QueryOut } from '#contract/call';
import { PRICE_SAFETY, TIME_BONUS } from '#contract/constants';
import { ApiError, fieldError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type createDiscount as createCall,
  type decideDiscount as decideCall,
  discountOrders,
  type endDiscount as endCall,
  type getStaffDiscounts as listCall,
  type StaffDiscount,
} from '#contract/staff-prices';
import type { App, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { requireSecondPerson } from '../../platform/second-person.ts';
import { transact } from '../../platform/transact.ts';
import { presentDiscountCode } from '../discounts/present.ts';
import {
  confirmDiscount,
  discountKeysets,
  insertNewDiscount,
  lockSiteDiscount,
  selectSiteDiscounts,
  withdrawDiscount,
} from './discount-queries.ts';
import { accountOfMember } from './get-staff-ledger.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 3.7 */
export async function getStaffDiscounts(
  { db, clock }: App,
  { site, staff }: StaffCaller,
  { status, code, sort, before }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const page = pageBehind(before, discountKeysets[orderAmong(discountOrders, sort)], PAGE_SIZE);
  const filter = { siteId: site.id, status, code: code?.toUpperCase() };
  const { shown, next } = pageOf(await selectSiteDiscounts(db, filter, page), PAGE_SIZE);
  const now = clock.now();
  return {
    codes: shown.map(({ member, used, cursor_key: ___, ...row }) => {
      const { user_id: _, percentage: __, ...discount } = presentDiscountCode(row, now);
      return {
        ...{ ...discount, member, used: Number(used ?? 0), created_at: row.created_at.toISOString() },
        status: row.status as StaffDiscount['status'],
        is_own: row.asked_by === staff.id,
      };
    }),
    next,
  };
}

/**
 * A large discount waits for a second person, so that nobody makes a code and buys with it alone.
 * @throws not_found for an unknown member; discount_code_taken at `code`, field_required at `currency` for a minimum
 * without one, field_invalid at `expires` for a time that has passed
 * @spec D5.10 3.7
 */
export const createDiscount = (
  app: App,
  actor: AuditActor,
  { member, expires, ...discount }: BodyOut<typeof createCall>,
): Promise<Output<typeof createCall>> =>
  transact(app, async tx => {
    const { code, value_percentage, validity, currency, minimum_order_value: minimum } = discount;
    if (minimum !== undefined && currency === undefined) throw fieldError('currency', 'field_required');
    if (expires !== undefined && new Date(expires) <= tx.now) throw fieldError('expires', 'field_invalid');
    const accountId = member === undefined ? null : await accountOfMember(tx.db, actor.siteId, member);
    const status = value_percentage > PRICE_SAFETY.changePercent ? 'waiting' : 'active';
    const isNew =
      code !== TIME_BONUS.code &&
      (await insertNewDiscount(tx.db, {
        ...discount,
        ...{ site_id: actor.siteId, user_id: accountId, expires: expires ?? null, created_at: tx.now },
        ...{ status, asked_by: actor.staffId },
      }));
    if (!isNew) throw fieldError('code', 'discount_code_taken');
    const details = { code, percentage: value_percentage, validity, expires: expires ?? null };
    const action = status === 'waiting' ? 'discounts.ask' : 'discounts.create';
    await recordAudit(tx, actor, { action, accountId, details });
    return { status };
  });

/**
 * Another person than the one who made it confirms.
 * @throws not_found, decided_already, second_person_required
 * @spec D5.10 3.7
 */
export const decideDiscount = (
  app: App,
  actor: AuditActor,
  { code, confirm }: BodyOut<typeof decideCall>,
): Promise<void> =>
  transact(app, async tx => {
    const discount = await lockSiteDiscount(tx.db, actor.siteId, code);
    if (!discount) throw new ApiError('not_found');
    if (discount.status !== 'waiting') throw new ApiError('decided_already');
    if (confirm) await requireSecondPerson(tx, actor, discount.asked_by);
    if (confirm) await confirmDiscount(tx.db, discount.id, actor.staffId);
    else await withdrawDiscount(tx.db, discount.id);
    const action = confirm ? 'discounts.confirm' : 'discounts.refuse';
    await recordAudit(tx, actor, { action, accountId: discount.user_id, details: { code } });
  });

/**
 * Payments that were begun keep their discount.
 * @throws not_found; decided_already if it is used up or was ended before
 * @spec D5.10 3.7
 */
export const endDiscount = (app: App, actor: AuditActor, { code }: BodyOut<typeof endCall>): Promise<void> =>
  transact(app, async tx => {
    const discount = await lockSiteDiscount(tx.db, actor.siteId, code);
    if (!discount) throw new ApiError('not_found');
    if (discount.status !== 'active') throw new ApiError('decided_already');
    await withdrawDiscount(tx.db, discount.id);
    await recordAudit(tx, actor, { action: 'discounts.end', accountId: discount.user_id, details: { code } });
  });
