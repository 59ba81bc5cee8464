import { type LandingPageMessages, loadLandingPageMessages } from '#i18n/load-messages';
import type { Translator } from '#i18n/messages';
import { overrideTexts, type TextOverrides } from '#i18n/override-texts';
import { type ServerMessages, serverText } from '#i18n/server-text';
import { createText } from '#i18n/text';
import type { Site } from '../sites.ts';
import { textsInLocale } from './site-texts.ts';

/**
 * The texts of emails, pushes, errors and plain pages of a site, with what its operators changed.
 * @spec 1.5 D5.10
 */
export async function siteText(
  site: Pick<Site, 'texts' | 'timeZone'>,
  locale: string,
): Promise<Translator<ServerMessages>> {
  const overrides = await textsInLocale(site.texts, locale);
  return serverText(locale, site.timeZone, overrides?.written);
}

/** The texts of landing pages, which emails do not need. */
export async function landingPageText(
  { texts }: Pick<Site, 'texts'>,
  locale: string,
): Promise<Translator<LandingPageMessages>> {
  const messages = await loadLandingPageMessages(locale);
  const overrides = await textsInLocale(texts, locale);
  return createText(locale, overrides ? overrideTexts(messages, overrides.written) : messages);
}

/** What pages of a site say in place of the catalogues; null if nothing. */
export const pageTexts = async (
  { texts }: Pick<Site, 'texts'>,
  locale: string,
): Promise<TextOverrides | null> => (await textsInLocale(texts, locale))?.parsed ?? null;
