import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { decryptAccountDetails } from './account-details.ts';
import { selectManualRefunds, selectOpenDebits, selectSiteDebits } from './operator-queries.ts';

/**
 * Lists debits for the operator, without data about the members. `amount` is in cents.
 * @spec 5.8
 */
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

/** Returns the mandate references of open debits that were encrypted with another secret. */
export async function undecryptableMandates(app: Pick<App, 'db' | 'config'>, site: Site): Promise<string[]> {
  const openDebits = await selectOpenDebits(app.db, site.id);
  return openDebits.filter(debit => !decryptAccountDetails(app, debit)).map(debit => debit.mandate_reference);
}

/** `amount` is in cents. `holder` and `iban` are null if encrypted with another secret. */
export async function listManualRefunds(app: Pick<App, 'db' | 'config'>, site: Site) {
  const rows = await selectManualRefunds(app.db, site.id);
  return rows.map(row => {
    const details = decryptAccountDetails(app, row);
    const [holder, iban] = [details?.account_holder ?? null, details?.iban ?? null];
    return { refund: row.refund, amount: row.amount, holder, iban, reference: row.mandate_reference };
  });
}
