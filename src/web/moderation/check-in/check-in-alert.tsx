import { Link } from 'react-router';
import { answerCheckIn } from '#contract/check-ins';
import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../../accounts/user-query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ClockIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './check-in-alert.module.css';

/** @spec 2.5 D5.3 */
export const isCheckInDue = ({ user, routes }: AlertContext): boolean =>
  (user?.check_in_due ?? null) !== null && !routes.includes('settings-check-in');

/**
 * Cannot be dismissed, because the friend is notified if it is forgotten.
 * @spec 2.5 D5.3
 */
export function CheckInAlert() {
  const t = useMembersText();
  const id = useUser()?.check_in_due ?? null;
  const { mutate, isPending } = useCall(answerCheckIn, {
    onSuccess: () => toast(t('check_in_alert.thanks'), 'good'),
    onError: useFailureToast(),
  });
  if (id === null) return null;
  return (
    <section
      className={`flex wrap items-center warning-tint radius-m ${style.alert}`}
      aria-label={t('check_in_alert.title')}
    >
      <Link to="/settings/check-in" className="row gap-1 target ink weight-600 grow no-underline">
        <ClockIcon size={20} />
        {t('check_in_alert.title')}
      </Link>
      <Button small busy={isPending} onClick={() => mutate({ id, answer: 'well' })}>
        {t('check_in_alert.well')}
      </Button>
    </section>
  );
}
