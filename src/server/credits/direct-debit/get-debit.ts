import type { Output } from '#contract/call';
import type { getDirectDebit as call } from '#contract/direct-debit';
import type { App, MemberCaller } from '../../app.ts';
import { openDetails } from './account-details.ts';
import { creditorNow } from './creditor-of.ts';
import { hindranceOf } from './hindrance-of.ts';
import { presentWaiting } from './present.ts';
import { selectCollectOn, selectOwnDebit, selectWaitingPayments } from './queries.ts';

/** Who collects for the caller's site, and what of his own waits for its code (section 2, /directdebit). */
export async function getDirectDebit(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const collecting = creditorNow(app, caller.site);
  const [payment] = await selectWaitingPayments(app.db, caller.accountId);
  const debit = payment && (await selectOwnDebit(app.db, caller.accountId, payment.id));
  return {
    refused: await hindranceOf(app.db, caller, app.clock.now()),
    collect_on: await selectCollectOn(app.db, caller.accountId),
    limit: caller.site.settings.direct_debit_limit,
    creditor: collecting && {
      name: collecting.name,
      address: collecting.address,
      city: collecting.city,
      id: collecting.id,
    },
    // One that cannot be read any more is none: a form that is filled in again replaces it.
    waiting:
      payment && debit && openDetails(app, debit)
        ? await presentWaiting(app, caller, { debit, payment })
        : null,
  };
}
