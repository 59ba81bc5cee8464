import { useNavigate, useSearchParams } from 'react-router';
import { reactivate } from '#contract/deletion';
import { useText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHistoryState } from '../../ui/history-state.ts';
import { DoneIcon, MailIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { isInvalidLink } from '../credentials/invalid-link-page.tsx';
import { ErrorText } from '../error-text.tsx';

type ReactivatedHistoryState = { reactivated?: true };

/**
 * Waits for a button press, because mail programs may open the link by themselves.
 * @spec 2.1 4.3
 */
export default function ReactivatePage() {
  const t = useText();
  const navigate = useNavigate();
  const state = useHistoryState<ReactivatedHistoryState>();
  const token = useSearchParams()[0].get('token') ?? '';
  const reactivation = useCall(reactivate, {
    onSuccess: () =>
      navigate('/reactivate', {
        replace: true,
        state: { reactivated: true } satisfies ReactivatedHistoryState,
      }),
  });
  const isExpired = isInvalidLink(reactivation.error);
  if (state?.reactivated)
    return (
      <NoticePage
        icon={<DoneIcon />}
        title={t('reactivation.done_title')}
        action={<ButtonLink to="/login">{t('nav.login')}</ButtonLink>}
      >
        <p>{t('reactivation.done_text')}</p>
      </NoticePage>
    );
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('reactivation.title')}
      action={
        isExpired ? (
          <ButtonLink to="/login">{t('nav.login')}</ButtonLink>
        ) : (
          <Button busy={reactivation.isPending} onClick={() => reactivation.mutate({ token })}>
            {t('reactivation.submit')}
          </Button>
        )
      }
    >
      {!isExpired && <p>{t('reactivation.text')}</p>}
      <ErrorText error={reactivation.error} />
      {isExpired && <p>{t('reactivation.expired_help')}</p>}
    </NoticePage>
  );
}
