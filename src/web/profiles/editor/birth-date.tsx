import { useFormatter } from 'use-intl';
import { useMembersText } from '#i18n/react';
import style from './birth-date.module.css';

/** The date of birth is shown to its owner and stays as it is. */
export function BirthDate({ date }: { date: string }) {
  const t = useMembersText();
  const format = useFormatter();
  return (
    <dl className={style.date}>
      <dt>{t('signup.birth_date')}</dt>
      <dd>{format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })}</dd>
      <dd className={style.hint}>{t('editor.birth_date_hint')}</dd>
    </dl>
  );
}
