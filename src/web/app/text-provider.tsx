import type { ReactNode } from 'react';
import { IntlProvider, useTimeZone } from 'use-intl/react';
import type { CatalogueMessages, Translator } from '#i18n/messages';
import { TextContext } from '#i18n/react';
import { createText } from '#i18n/text';

type TextsProps = { locale: string; messages: CatalogueMessages; children: ReactNode };

/** Gives the components of a document their texts, and the formats of `locale` in `timeZone`, an IANA name. */
export const TextProvider = ({ locale, messages, timeZone, children }: TextsProps & { timeZone: string }) => (
  <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
    <TextContext value={translatorOf(locale, messages, timeZone)}>{children}</TextContext>
  </IntlProvider>
);

/** Gives the components of an area more texts than those of every page. */
export const AreaTextProvider = (props: TextsProps) => (
  <TextProvider {...props} timeZone={useTimeZone() ?? 'UTC'} />
);

/** A new translator would create the formats of its language again, which costs more than the texts of a page. */
const translators = new WeakMap<CatalogueMessages, Map<string, Translator<CatalogueMessages>>>();
/** A visitor chooses the time zone by a cookie, so their number is limited. */
const MAX_ZONES = 50;

function translatorOf(
  locale: string,
  messages: CatalogueMessages,
  timeZone: string,
): Translator<CatalogueMessages> {
  const known = translators.get(messages) ?? new Map<string, Translator<CatalogueMessages>>();
  translators.set(messages, known);
  const key = `${locale} ${timeZone}`;
  const translator = known.get(key) ?? createText(locale, messages, timeZone);
  if (known.size >= MAX_ZONES) known.clear();
  known.set(key, translator);
  return translator;
}
