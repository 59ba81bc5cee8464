import {
  type Catalogues,
  membersCatalogues,
  ownCatalogues,
  publicCatalogues,
  sourcesOf,
} from './catalogues.ts';
import { mergeMessages } from './merge-messages.ts';
import type { MembersMessages, Messages, OwnMessages, PublicMessages } from './messages.ts';

/** The texts every page needs, in a locale such as `nl-BE` or `en-GB`; fetches only what that locale is made of. */
export const loadPublicMessages = async (locale: string): Promise<PublicMessages> =>
  // Complete: the fallback holds every key, which the check of the catalogues proves.
  (await loadCatalogue(publicCatalogues, locale)) as PublicMessages;

/** What a page of the members area says. */
export type AreaMessages = PublicMessages & MembersMessages;
/** What a page of one's own rooms says. */
export type RoomMessages = AreaMessages & OwnMessages;

/** The texts of the members area and, since it is inside the shell, those of every page. */
export async function loadMembersMessages(locale: string): Promise<AreaMessages> {
  const parts = [loadPublicMessages(locale), loadCatalogue(membersCatalogues, locale)];
  return mergeMessages(...(await Promise.all(parts))) as AreaMessages;
}

/** The texts of one's own rooms, laid over those of the members area. */
export async function loadOwnMessages(locale: string): Promise<RoomMessages> {
  const parts = [loadMembersMessages(locale), loadCatalogue(ownCatalogues, locale)];
  return mergeMessages(...(await Promise.all(parts))) as RoomMessages;
}

/** One part of the texts of a locale, from the fallback up to the variant. */
export async function loadCatalogue(catalogues: Catalogues, locale: string): Promise<Messages> {
  const opened = await Promise.all(sourcesOf(locale).map(source => catalogues[source]?.()));
  return mergeMessages(...opened.map(module => module?.default ?? {}));
}
