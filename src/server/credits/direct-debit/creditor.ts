import type { Creditor } from '#contract/direct-debit';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { bankText } from './bank-text.ts';

/** A name of this length fits on every bank statement. */
const MAX_NAME_LENGTH = 35;

type CollectingCreditor = Creditor & { iban: string };

/** Returns null if the operator configured no creditor. */
export function creditorOf({
  company,
  settings,
}: Pick<Site, 'company' | 'settings'>): CollectingCreditor | null {
  const { creditor_id: id, creditor_iban: iban } = settings;
  return id && iban ? { name: company.name, address: company.address, city: company.city, id, iban } : null;
}

/**
 * Returns null without a creditor, or without an SMS provider, which direct debit needs.
 * @spec 5.8
 */
export const activeCreditor = ({ sms }: Pick<App, 'sms'>, site: Site): CollectingCreditor | null =>
  sms.kind === 'none' ? null : creditorOf(site);

/**
 * Banks often print only this name, so announcement, payment and collection use the same.
 * @spec D5.2
 */
export const statementNameOf = ({ settings }: Pick<Site, 'settings'>): string =>
  bankText(settings.creditor_name || settings.statement_text, MAX_NAME_LENGTH);
