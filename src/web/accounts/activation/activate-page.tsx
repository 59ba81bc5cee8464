import { useText } from '#i18n/react';
import { useHistoryState } from '../../history-state.ts';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { ErrorText } from '../error-text.tsx';
import { AccountRemoved } from './account-removed.tsx';
import { DisownSignup } from './disown-signup.tsx';
import { type DisownedHistoryState, useActivationToken } from './use-activation-token.ts';

/**
 * Waits for a button press, because mail programs may open the link by themselves.
 * @spec 2.1 4.2
 */
export default function ActivatePage() {
  const t = useText();
  const state = useHistoryState<DisownedHistoryState>();
  const { activation, removal } = useActivationToken();
  if (state?.disowned) return <AccountRemoved />;
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('activation.title')}
      action={
        <Button busy={activation.isPending} onClick={() => activation.mutate()}>
          {t('activation.submit')}
        </Button>
      }
      aside={<DisownSignup removal={removal} />}
    >
      <p>{t('activation.text')}</p>
      <ErrorText error={activation.error} />
    </NoticePage>
  );
}
