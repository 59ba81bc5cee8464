import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { openDetails } from './account-details.ts';
import { listDebits, selectByHand } from './operator-queries.ts';

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

/** What is to be paid back by hand, since no provider collected it: to whom, and how much in cents. */
export async function refundsByHand(app: Pick<App, 'db' | 'config'>, site: Site) {
  const rows = await selectByHand(app.db, site.id);
  return rows.map(row => {
    const { account_holder: holder, iban } = openDetails(app, row);
    return { refund: row.refund, amount: row.amount, holder, iban, reference: row.mandate_reference };
  });
}
