import {
  accountCatalogues,
  type Catalogues,
  catalogueSources,
  membersCatalogues,
  publicCatalogues,
} from './catalogues.ts';
import { mergeCatalogues } from './merge-catalogues.ts';
import type { AccountMessages, CatalogueMessages, MembersMessages, PublicMessages } from './messages.ts';

/** Texts of all pages, in a locale such as `nl-BE` or `en-GB`; loads only the sources of that locale. */
export const loadPublicMessages = async (locale: string): Promise<PublicMessages> =>
  // The fallback has every key, which the check of the catalogues ensures.
  (await loadCatalogue(publicCatalogues, locale)) as PublicMessages;

/** Texts of a page of the members area. */
export type MembersAreaMessages = PublicMessages & MembersMessages;
/** Texts of a page of the account area. */
export type AccountAreaMessages = MembersAreaMessages & AccountMessages;

/** Texts of the members area and of all pages. */
export async function loadMembersMessages(locale: string): Promise<MembersAreaMessages> {
  const catalogues = [loadPublicMessages(locale), loadCatalogue(membersCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as MembersAreaMessages;
}

/** Texts of the account area, the members area and all pages. */
export async function loadAccountAreaMessages(locale: string): Promise<AccountAreaMessages> {
  const catalogues = [loadMembersMessages(locale), loadCatalogue(accountCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as AccountAreaMessages;
}

/** One part of the texts of a locale, from fallback to variant. */
export async function loadCatalogue(catalogues: Catalogues, locale: string): Promise<CatalogueMessages> {
  const modules = await Promise.all(catalogueSources(locale).map(source => catalogues[source]?.()));
  return mergeCatalogues(...modules.map(module => module?.default ?? {}));
}
