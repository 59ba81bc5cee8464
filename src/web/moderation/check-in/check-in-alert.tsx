import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../../accounts/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { ClockIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import style from './check-in-alert.module.css';
import { useAnswerCheckIn } from './use-answer-check-in.ts';

/** @spec 2.5 D5.3 */
export const isCheckInDue = ({ user, routes }: AlertContext): boolean =>
  (user?.check_in_due ?? null) !== null && !routes.includes('settings-check-in');

/**
 * Cannot be dismissed, because the friend is notified if it is forgotten, and waits for news once they were.
 * @spec 2.5 D5.3
 */
export function CheckInAlert() {
  const t = useMembersText();
  const user = useUser();
  const id = user?.check_in_due ?? null;
  const { answer, sending, isWaiting } = useAnswerCheckIn(id ?? '', () =>
    toast(t('check_in_alert.thanks'), 'good'),
  );
  if (id === null) return null;
  return (
    <section
      className={`flex wrap items-center warning-tint radius-m ${style.alert}`}
      aria-label={t('check_in_alert.question')}
    >
      <Link to="/settings/check-in" className="row gap-1 target ink grow may-shrink no-underline">
        <ClockIcon size={20} className="rigid warning" />
        <span className="stack leading-snug">
          <span className="weight-600">{t('check_in_alert.question')}</span>
          <span className="text-m" role="status">
            {isWaiting
              ? t('check_in_alert.waiting')
              : t(user?.check_in_alarmed ? 'check_in_alert.alarmed' : 'check_in_alert.otherwise')}
          </span>
        </span>
      </Link>
      <Button small busy={sending !== null} onClick={() => answer('well')}>
        {t('check_in_alert.well')}
      </Button>
    </section>
  );
}
