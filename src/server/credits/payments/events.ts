import type { PaymentState } from '#contract/payments';
import type { EventSerializers } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectProfileId } from '../queries.ts';

/** @spec D5.6 4.9 */
export async function publishPaymentChanged(
  tx: Tx,
  { payment, accountId, state }: { payment: string; accountId: string; state: string },
): Promise<void> {
  const profileId = await selectProfileId(tx.db, accountId);
  if (profileId) tx.publish({ to: [profileId], type: 'payment', ids: { payment, state } });
}

export const paymentSerializers: EventSerializers = {
  payment: async (_app, { ids }) => ({
    type: 'payment',
    payment: String(ids.payment),
    state: String(ids.state) as PaymentState,
  }),
};
