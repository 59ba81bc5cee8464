import type { Creditor } from '#contract/direct-debit';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { bankText } from './bank-text.ts';

/** The length that fits on every bank statement. */
const MAX_NAME_LENGTH = 35;

/** The creditor of a site with its account. */
type CollectingCreditor = Creditor & { iban: string };

/** The creditor of a site; null if the operator set none. */
export function creditorOf({
  company,
  settings,
}: Pick<Site, 'company' | 'settings'>): CollectingCreditor | null {
  const { creditor_id: id, creditor_iban: iban } = settings;
  return id && iban ? { name: company.name, address: company.address, city: company.city, id, iban } : null;
}

/**
 * The creditor of new debits; null also if no SMS can be sent, since direct debit is not offered then.
 * @spec 5.8
 */
export const activeCreditor = ({ sms }: Pick<App, 'sms'>, site: Site): CollectingCreditor | null =>
  sms.kind === 'none' ? null : creditorOf(site);

/**
 * The name on the statement of a direct debit. Banks print the creditor's name there and often nothing else, so
 * the same name is announced to the member, stored with the payment, and sent to the bank as name and text.
 * @spec D5.2
 */
export const statementNameOf = ({ settings }: Pick<Site, 'settings'>): string =>
  bankText(settings.creditor_name || settings.statement_text, MAX_NAME_LENGTH);
