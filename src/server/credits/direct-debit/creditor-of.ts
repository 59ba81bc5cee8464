import type { Creditor } from '#contract/direct-debit';
import type { Site } from '../../site/sites.ts';

/** Who collects for a site, and into which account. */
export type CollectingCreditor = Creditor & { iban: string };

/** The creditor of a site; null where its operator set none, so that direct debit is not offered there. */
export function creditorOf({ company, settings }: Site): CollectingCreditor | null {
  const { creditor_id: id, creditor_iban: iban } = settings;
  return id && iban ? { name: company.name, address: company.address, city: company.city, id, iban } : null;
}
