import { getRepeatOrder, startRepeatOrder } from '#contract/repeat-order';
import type { purchaseTest } from '../../testing/purchase-test.ts';

export function storedCardTest({ buyer, report }: ReturnType<typeof purchaseTest>) {
  async function buyWithStoredCard(token = `token-${performance.now()}`) {
    const customer = await buyer();
    const payment = await customer.startOrder({ method: 'visa', keep_card: true });
    await report(payment, { state: 'completed', storedCard: { token, label: '4242' } });
    const repeat = await customer.browser.call(getRepeatOrder);
    const card = repeat?.card?.id ?? '';
    const repay = (key?: string, again?: true) =>
      customer.browser.send(startRepeatOrder, {
        ...{ body: { amount: 999, card, ...(again && { again }) } },
        ...(key && { key: `${key} of ${token}` }),
      });
    return { ...customer, payment, token, repeat, card, repay };
  }
  return { buyWithStoredCard };
}
