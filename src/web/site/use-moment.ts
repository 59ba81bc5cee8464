import { useLocale } from 'use-intl';
import { momentText } from '#i18n/when';
import { useSettings } from './settings-query.ts';

/** Says a date with its time by the clock of the site: what ends then ends for everybody at the same moment. */
export function useMoment(): (at: string) => string {
  const locale = useLocale();
  const { time_zone: timeZone } = useSettings();
  return at => momentText(new Date(at), { locale, timeZone });
}
