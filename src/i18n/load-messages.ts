import {
  accountCatalogues,
  type Catalogues,
  catalogueSources,
  landerCatalogues,
  membersCatalogues,
  publicCatalogues,
  staffCatalogues,
} from './catalogues.ts';
import type {
  AccountMessages,
  CatalogueMessages,
  LanderMessages,
  MembersMessages,
  PublicMessages,
  StaffMessages,
} from './messages.ts';
import { isText } from './override-texts.ts';

export const loadPublicMessages = async (locale: string): Promise<PublicMessages> =>
  // The cast is safe: `scripts/check-catalogues.ts` checks that the fallback language has every key.
  (await loadCatalogue(publicCatalogues, locale)) as PublicMessages;

export type MembersAreaMessages = PublicMessages & MembersMessages;
export type AccountAreaMessages = MembersAreaMessages & AccountMessages;
/** The server renders landing pages, so their texts cost the browser nothing. */
export type LandingPageMessages = MembersAreaMessages & LanderMessages;
export type StaffAreaMessages = MembersAreaMessages & StaffMessages;

export async function loadMembersMessages(locale: string): Promise<MembersAreaMessages> {
  const catalogues = [loadPublicMessages(locale), loadCatalogue(membersCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as MembersAreaMessages;
}

export async function loadAccountAreaMessages(locale: string): Promise<AccountAreaMessages> {
  const catalogues = [loadMembersMessages(locale), loadCatalogue(accountCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as AccountAreaMessages;
}

export async function loadLandingPageMessages(locale: string): Promise<LandingPageMessages> {
  const catalogues = [loadMembersMessages(locale), loadCatalogue(landerCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as LandingPageMessages;
}

export async function loadStaffMessages(locale: string): Promise<StaffAreaMessages> {
  const catalogues = [loadMembersMessages(locale), loadCatalogue(staffCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as StaffAreaMessages;
}

export async function loadCatalogue(
  catalogues: Partial<Catalogues>,
  locale: string,
): Promise<CatalogueMessages> {
  const modules = await Promise.all(catalogueSources(locale).map(source => catalogues[source]?.()));
  return mergeCatalogues(...modules.map(module => module?.default ?? {}));
}

/** Merges key by key; a later catalogue's text has priority. */
export const mergeCatalogues = (...catalogues: readonly CatalogueMessages[]): CatalogueMessages =>
  catalogues.reduce(mergeInto, {});

function mergeInto(base: CatalogueMessages, top: CatalogueMessages): CatalogueMessages {
  const merged: Record<string, string | CatalogueMessages> = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = isNamespace(value) && isNamespace(below) ? mergeInto(below, value) : value;
  }
  return merged;
}

const isNamespace = (value: string | CatalogueMessages | undefined): value is CatalogueMessages =>
  value !== undefined && !isText(value);
