import { useLocale, useTimeZone } from 'use-intl';
import { momentText, zonedMomentText } from '#i18n/when';

/** Says a date with its time by the reader's own clock, as every other time on the page (decisions, "One clock"). */
export const useMoment = (): ((at: string) => string) => useTold(momentText);

/** Says a deadline that law or a bank sets by the reader's own clock, and names its zone. */
export const useDeadline = (): ((at: string) => string) => useTold(zonedMomentText);

function useTold(tell: typeof momentText): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  return at => tell(new Date(at), { locale, timeZone });
}
