import {
  accountCatalogues,
  type Catalogues,
  catalogueSources,
  membersCatalogues,
  publicCatalogues,
} from './catalogues.ts';
import { mergeCatalogues } from './merge-catalogues.ts';
import type { AccountMessages, CatalogueMessages, MembersMessages, PublicMessages } from './messages.ts';

export const loadPublicMessages = async (locale: string): Promise<PublicMessages> =>
  // The cast is safe: `scripts/check-catalogues.ts` checks that the fallback language has every key.
  (await loadCatalogue(publicCatalogues, locale)) as PublicMessages;

export type MembersAreaMessages = PublicMessages & MembersMessages;
export type AccountAreaMessages = MembersAreaMessages & AccountMessages;

export async function loadMembersMessages(locale: string): Promise<MembersAreaMessages> {
  const catalogues = [loadPublicMessages(locale), loadCatalogue(membersCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as MembersAreaMessages;
}

export async function loadAccountAreaMessages(locale: string): Promise<AccountAreaMessages> {
  const catalogues = [loadMembersMessages(locale), loadCatalogue(accountCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as AccountAreaMessages;
}

export async function loadCatalogue(catalogues: Catalogues, locale: string): Promise<CatalogueMessages> {
  const modules = await Promise.all(catalogueSources(locale).map(source => catalogues[source]?.()));
  return mergeCatalogues(...modules.map(module => module?.default ?? {}));
}
