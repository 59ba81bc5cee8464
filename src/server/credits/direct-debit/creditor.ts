import type { Creditor } from '#contract/direct-debit';
import type { App } from '../../app.ts';
import type { Site } from '../../site/sites.ts';
import { bankText } from './bank-text.ts';

/** As much of a name as fits on every statement. */
const MAX_NAME_LENGTH = 35;

/** Who collects for a site, and into which account. */
export type CollectingCreditor = Creditor & { iban: string };

/** The creditor of a site; null where its operator set none. */
export function creditorOf({
  company,
  settings,
}: Pick<Site, 'company' | 'settings'>): CollectingCreditor | null {
  const { creditor_id: id, creditor_iban: iban } = settings;
  return id && iban ? { name: company.name, address: company.address, city: company.city, id, iban } : null;
}

/** Who would collect a new debit; null also where nobody could send its code, so that direct debit is not offered there. */
export const activeCreditor = ({ sms }: Pick<App, 'sms'>, site: Site): CollectingCreditor | null =>
  sms.kind === 'none' ? null : creditorOf(site);

/**
 * What a statement says of a direct debit. Banks print the name of the creditor there, and often nothing else: so it is this one that is
 * told before the member agrees, kept with his payment, and sent to the bank, as the name and as the text.
 */
export const statementNameOf = ({ settings }: Pick<Site, 'settings'>): string =>
  bankText(settings.creditor_name || settings.statement_text, MAX_NAME_LENGTH);
