import { useLocale, useTimeZone } from 'use-intl';
import { dateTimeText, zonedDateTimeText } from '#i18n/date-text';

/**
 * Formats a date and time in the viewer's time zone.
 * @spec D2.43
 */
export const useMoment = (): ((at: string) => string) => useZonedFormat(dateTimeText);

/**
 * Legal and bank deadlines need the name of the time zone.
 * @spec D2.43
 */
export const useDeadline = (): ((at: string) => string) => useZonedFormat(zonedDateTimeText);

function useZonedFormat(format: typeof dateTimeText): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  return at => format(new Date(at), { locale, timeZone });
}
