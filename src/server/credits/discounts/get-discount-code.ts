import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { presentCode } from './present.ts';
import { selectActiveCode, selectCode } from './queries.ts';

/**
 * The caller's active discount, null where he has none; with a code that one (section 7). A code that has expired, or is another's,
 * is as unknown as one that never was.
 * @throws invalid_input at `code` with discount_code_unknown or discount_code_used (section 5)
 */
export async function getDiscountCode(
  { db, clock }: App,
  { site, accountId }: Caller,
  code: string | undefined,
): Promise<DiscountCode | null> {
  const now = clock.now();
  if (code === undefined) {
    const active = accountId === null ? undefined : await selectActiveCode(db, accountId, now);
    return active ? presentCode(active, now) : null;
  }
  const asked = { siteId: site.id, code: code.toUpperCase(), accountId, now };
  const found = await selectCode(db, asked);
  if (!found || found.status === 'withdrawn') throw fieldError('code', 'discount_code_unknown');
  if (found.status === 'used') throw fieldError('code', 'discount_code_used');
  return presentCode(found, now);
}
