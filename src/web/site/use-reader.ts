import { useMemo } from 'react';
import { useLocale, useNow, useTimeZone } from 'use-intl';
import { MINUTE_MS } from '#contract/durations';
import type { DateContext } from '#i18n/date-text';

/** The time is renewed every minute, so that "Today" becomes "Yesterday" at midnight. */
export function useReader(): DateContext {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  const now = useNow({ updateInterval: MINUTE_MS });
  return useMemo(() => ({ locale, timeZone, now }), [locale, timeZone, now]);
}
