import { useMemo } from 'react';
import { useLocale, useNow, useTimeZone } from 'use-intl';
import type { DateContext } from '#i18n/date-text';

const MINUTE_MS = 60_000;

/**
 * Language, time zone and present day of the reader; changes with the minute, so that "Today" becomes
 * "Yesterday".
 */
export function useReader(): DateContext {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  const now = useNow({ updateInterval: MINUTE_MS });
  return useMemo(() => ({ locale, timeZone, now }), [locale, timeZone, now]);
}
