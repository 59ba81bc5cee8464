import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { useAccountText } from '#i18n/react';
import { useUser } from '../user-query.ts';
import style from './settings-index.module.css';

/** @spec 3.1 */
export function AccountSummary() {
  const t = useAccountText();
  const format = useFormatter();
  const user = useUser();
  if (!user) return null;
  const isConfirmed = user.status !== 'not_confirmed';
  return (
    <dl className="lines-between">
      <SummaryRow name={t('signup.name')}>{user.profile.name}</SummaryRow>
      <SummaryRow name={t('signup.email')}>
        {user.email}
        <span className={`text-m ${isConfirmed ? 'good' : 'warning'} ${style.state}`}>
          {isConfirmed ? t('settings.confirmed') : t('settings.not_confirmed')}
        </span>
      </SummaryRow>
      <SummaryRow name={t('settings.membership')}>
        {user.paid_user ? t('comparison.premium') : t('comparison.free')}
      </SummaryRow>
      <SummaryRow name={t('settings.member_since')}>
        {format.dateTime(new Date(user.signup_date), { dateStyle: 'long' })}
      </SummaryRow>
    </dl>
  );
}

const SummaryRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="pad-block-2">
    <dt className="quiet text-m">{name}</dt>
    <dd className="flex wrap gap-x-2 items-baseline weight-600">{children}</dd>
  </div>
);
