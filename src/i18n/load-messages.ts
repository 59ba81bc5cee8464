import { type Catalogues, membersCatalogues, publicCatalogues, sourcesOf } from './catalogues.ts';
import { mergeMessages } from './merge-messages.ts';
import type { MembersMessages, Messages, PublicMessages } from './messages.ts';

/** The texts every page needs, in a locale such as `nl-BE` or `en-GB`; fetches only what that locale is made of. */
export const loadPublicMessages = async (locale: string): Promise<PublicMessages> =>
  // Complete: the fallback holds every key, which the check of the catalogues proves.
  (await loadCatalogue(publicCatalogues, locale)) as PublicMessages;

/** The texts of the members area and, since it is inside the shell, those of every page. */
export async function loadMembersMessages(locale: string): Promise<PublicMessages & MembersMessages> {
  const parts = [loadPublicMessages(locale), loadCatalogue(membersCatalogues, locale)];
  return mergeMessages(...(await Promise.all(parts))) as PublicMessages & MembersMessages;
}

/** One part of the texts of a locale, from the fallback up to the variant. */
export async function loadCatalogue(catalogues: Catalogues, locale: string): Promise<Messages> {
  const opened = await Promise.all(sourcesOf(locale).map(source => catalogues[source]?.()));
  return mergeMessages(...opened.map(module => module?.default ?? {}));
}
