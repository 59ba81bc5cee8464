import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { useResendActivation } from '../use-resend-activation.ts';
import { useUser } from '../user-query.ts';

/** @spec 2.1 4.2 */
export default function ActivateErrorPage() {
  const t = useText();
  const user = useUser();
  const resend = useResendActivation();
  const mayResend = user?.status === 'not_confirmed';
  return (
    <NoticePage
      icon={<WarningIcon />}
      title={t('activation.error_title')}
      action={
        mayResend ? (
          <Button busy={resend.isPending} onClick={() => resend.mutate({})}>
            {t('activation.resend')}
          </Button>
        ) : (
          <ButtonLink to={user ? '/members' : '/login?next=/activate/error'}>
            {user ? t('activation.done_start') : t('login.submit')}
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
