import { useLocale, useTimeZone } from 'use-intl';
import { momentText, zonedMomentText } from '#i18n/when';

/**
 * In the viewer's time zone.
 * @spec D2.43
 */
export const useMoment = (): ((at: string) => string) => useZonedFormat(momentText);

/**
 * Legal and bank deadlines: in the viewer's time zone, with its name.
 * @spec D2.43
 */
export const useDeadline = (): ((at: string) => string) => useZonedFormat(zonedMomentText);

function useZonedFormat(format: typeof momentText): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  return at => format(new Date(at), { locale, timeZone });
}
