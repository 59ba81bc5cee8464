import { useMemo } from 'react';
import { useLocale, useNow, useTimeZone } from 'use-intl';
import type { Reader } from '#i18n/when';

const MINUTE_MS = 60_000;

/** Where and when the reader is, kept true by the minute: "Today" turns into "Yesterday" while the page stands. */
export function useReader(): Reader {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  const now = useNow({ updateInterval: MINUTE_MS });
  return useMemo(() => ({ locale, timeZone, now }), [locale, timeZone, now]);
}
