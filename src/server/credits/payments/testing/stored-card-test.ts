import { getRepeatOrder, startRepeatOrder } from '#contract/repeat-order';
import type { purchaseTest } from '../../testing/purchase-test.ts';

/** What tests of cards do: somebody keeps the card that he paid with, and pays with it again. */
export function storedCardTest({ buyer, tell }: ReturnType<typeof purchaseTest>) {
  /** One who bought ten credits by card, and keeps it. */
  async function keeper(token = `token-${performance.now()}`) {
    const one = await buyer();
    const payment = await one.begin({ method: 'visa', keep_card: true });
    await tell(payment, { state: 'completed', storedCard: { token, label: '4242' } });
    const repeat = await one.browser.call(getRepeatOrder);
    const card = repeat?.card?.id ?? '';
    /** The same order, paid by that card, once more where he says `again`; the `key` that is given is his alone. */
    const repay = (key?: string, again?: true) =>
      one.browser.send(startRepeatOrder, {
        ...{ body: { amount: 999, card, ...(again && { again }) } },
        ...(key && { key: `${key} of ${token}` }),
      });
    return { ...one, payment, token, repeat, card, repay };
  }
  return { keeper };
}
