import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { decryptAccountDetails } from './account-details.ts';
import { selectManualRefunds, selectOpenDebits, selectSiteDebits } from './operator-queries.ts';

/** The debits of a site as its operator lists them; nobody is named. Money in cents, days as `YYYY-MM-DD`. */
export async function listSiteDebits({ db }: Pick<App, 'db'>, site: Site) {
  const rows = await selectSiteDebits(db, site.id);
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
export async function undecryptableMandates(app: Pick<App, 'db' | 'config'>, site: Site): Promise<string[]> {
  const openDebits = await selectOpenDebits(app.db, site.id);
  return openDebits.filter(debit => !decryptAccountDetails(app, debit)).map(debit => debit.mandate_reference);
}

/**
 * What is to be paid back by hand, since no provider collected it: to whom, and how much in cents. Holder and account are null where they
 * were sealed under another secret; the bank finds them by the mandate.
 */
export async function listManualRefunds(app: Pick<App, 'db' | 'config'>, site: Site) {
  const rows = await selectManualRefunds(app.db, site.id);
  return rows.map(row => {
    const details = decryptAccountDetails(app, row);
    const [holder, iban] = [details?.account_holder ?? null, details?.iban ?? null];
    return { refund: row.refund, amount: row.amount, holder, iban, reference: row.mandate_reference };
  });
}
