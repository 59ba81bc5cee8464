import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { openDetails } from './account-details.ts';
import { listDebits, selectByHand, selectUnpaid } from './operator-queries.ts';

/** The debits of a site as its operator lists them; nobody is named. Money in cents, days as `YYYY-MM-DD`. */
export async function debitsOf({ db }: Pick<App, 'db'>, site: Site) {
  const rows = await listDebits(db, site.id);
  return rows.map(row => ({
    reference: row.mandate_reference,
    state: row.state,
    amount: row.amount,
    day: row.collect_on,
    batch: row.batch_id,
    reason: row.return_reason,
  }));
}

/** The mandates of debits that are still to be collected and were sealed under another secret: nobody can read whose they are. */
export async function unreadableDebits(app: Pick<App, 'db' | 'config'>, site: Site): Promise<string[]> {
  const unpaid = await selectUnpaid(app.db, site.id);
  return unpaid.filter(debit => !openDetails(app, debit)).map(debit => debit.mandate_reference);
}

/**
 * What is to be paid back by hand, since no provider collected it: to whom, and how much in cents. Holder and account are null where they
 * were sealed under another secret; the bank finds them by the mandate.
 */
export async function refundsByHand(app: Pick<App, 'db' | 'config'>, site: Site) {
  const rows = await selectByHand(app.db, site.id);
  return rows.map(row => {
    const details = openDetails(app, row);
    const [holder, iban] = [details?.account_holder ?? null, details?.iban ?? null];
    return { refund: row.refund, amount: row.amount, holder, iban, reference: row.mandate_reference };
  });
}
