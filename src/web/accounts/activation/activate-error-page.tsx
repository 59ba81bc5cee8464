import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ResendActivationButton } from '../resend-activation.tsx';
import { useUser } from '../user-query.ts';

/** @spec 2.1 4.2 */
export default function ActivateErrorPage() {
  const t = useText();
  const user = useUser();
  const mayResend = user?.status === 'not_confirmed';
  return (
    <NoticePage
      icon={<WarningIcon />}
      title={t('errors.activation_failed')}
      action={
        mayResend ? (
          <ResendActivationButton />
        ) : (
          <ButtonLink to={user ? '/members' : '/login?next=/activate/error'}>
            {user ? t('activation.done_start') : t('nav.login')}
          </ButtonLink>
        )
      }
    >
      <p>
        {t('activation.error_help')}{' '}
        {t(mayResend ? 'activation.error_ask' : user ? 'activation.error_active' : 'activation.error_login')}
      </p>
      {mayResend && <p>{t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}</p>}
    </NoticePage>
  );
}
