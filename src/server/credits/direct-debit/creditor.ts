import type { Creditor } from '#contract/direct-debit';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { bankText } from './bank-text.ts';

/** Number of characters that fit on every bank statement. */
const MAX_NAME_LENGTH = 35;

type CollectingCreditor = Creditor & { iban: string };

export function creditorOf({
  company,
  settings,
}: Pick<Site, 'company' | 'settings'>): CollectingCreditor | null {
  const { creditor_id: id, creditor_iban: iban } = settings;
  return id && iban ? { name: company.name, address: company.address, city: company.city, id, iban } : null;
}

/**
 * Direct debit needs a configured creditor and an SMS provider.
 * @spec 5.8
 */
export const activeCreditor = ({ sms }: Pick<App, 'sms'>, site: Site): CollectingCreditor | null =>
  sms.kind === 'none' ? null : creditorOf(site);

/**
 * Bank statements show this name, so it must be neutral.
 * @spec D5.2
 */
export const statementNameOf = ({ settings }: Pick<Site, 'settings'>): string =>
  bankText(settings.creditor_name || settings.statement_text, MAX_NAME_LENGTH);
