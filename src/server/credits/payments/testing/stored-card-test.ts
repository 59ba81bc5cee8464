import { getRepeatOrder, startRepeatOrder } from '#contract/repeat-order';
import type { purchaseTest } from '../../testing/purchase-test.ts';

/** Fixtures of stored card tests: a member stores the card they paid with, and pays with it again. */
export function storedCardTest({ buyer, report }: ReturnType<typeof purchaseTest>) {
  /** A member who bought ten credits by card, and stored it. */
  async function buyWithStoredCard(token = `token-${performance.now()}`) {
    const customer = await buyer();
    const payment = await customer.startOrder({ method: 'visa', keep_card: true });
    await report(payment, { state: 'completed', storedCard: { token, label: '4242' } });
    const repeat = await customer.browser.call(getRepeatOrder);
    const card = repeat?.card?.id ?? '';
    /**
     * The same order by the stored card, with `again` to confirm another one; the `key` is made unique per
     * member.
     */
    const repay = (key?: string, again?: true) =>
      customer.browser.send(startRepeatOrder, {
        ...{ body: { amount: 999, card, ...(again && { again }) } },
        ...(key && { key: `${key} of ${token}` }),
      });
    return { ...customer, payment, token, repeat, card, repay };
  }
  return { buyWithStoredCard };
}
