import { useLocale, useTimeZone } from 'use-intl';
import { compactDateTimeText } from '#i18n/date-text';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { relativeText } from './relative-text.ts';

type WhenProps = {
  /** ISO 8601. */
  at: string;
  /** Shows the exact time, with how long ago behind it. */
  exact?: boolean;
};

/**
 * A time in the reader's time zone: how long ago, with the exact time as its title. The document has the exact time,
 * because it does not know when it will be read.
 * @spec D4.3 D5.10
 */
export function When({ at, exact = false }: WhenProps) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Amsterdam';
  const time = compactDateTimeText(new Date(at), { locale, timeZone });
  const ago = useHydrated() ? relativeText(locale, new Date(at), new Date()) : null;
  return (
    <time dateTime={at} title={time} className="tabular">
      {exact || !ago ? time : ago}
      {exact && ago && <span className="quiet"> ({ago})</span>}
    </time>
  );
}
