import type { Output } from '#contract/call';
import type { getDirectDebit as call } from '#contract/direct-debit';
import type { App, MemberCaller } from '../../app.ts';
import { decryptAccountDetails } from './account-details.ts';
import { activeCreditor } from './creditor.ts';
import { debitIneligibility } from './debit-eligibility.ts';
import { presentWaitingDebit } from './present.ts';
import { selectCollectionDay, selectOwnDebit, selectWaitingDebitPayments } from './queries.ts';

/** @spec 3.11 5.8 */
export async function getDirectDebit(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const site = activeCreditor(app, caller.site);
  const [payment] = await selectWaitingDebitPayments(app.db, caller.accountId);
  const debit = payment && (await selectOwnDebit(app.db, caller.accountId, payment.id));
  return {
    refused: await debitIneligibility(app.db, caller, app.clock.now()),
    collect_on: await selectCollectionDay(app.db, caller.accountId),
    limit: caller.site.settings.direct_debit_limit,
    creditor: site && {
      name: site.name,
      address: site.address,
      city: site.city,
      id: site.id,
    },
    // Hides a debit that cannot be decrypted, so that the member can start again.
    waiting:
      payment && debit && decryptAccountDetails(app, debit)
        ? await presentWaitingDebit(app, caller, { debit, payment })
        : null,
  };
}
