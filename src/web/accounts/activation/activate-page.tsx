import { useText } from '#i18n/react';
import { useHistoryState } from '../../history-state.ts';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { ErrorText } from '../error-text.tsx';
import { AccountRemoved } from './account-removed.tsx';
import { NotMe } from './not-me.tsx';
import { type Disowned, useMailedToken } from './use-mailed-token.ts';

/** Where the mailed link leads. Opening it consumes nothing, since mail programs open links too; the buttons do. */
export default function ActivatePage() {
  const t = useText();
  const state = useHistoryState<Disowned>();
  const { activation, removal } = useMailedToken();
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
      aside={<NotMe removal={removal} />}
    >
      <p>{t('activation.text')}</p>
      <ErrorText error={activation.error} />
    </NoticePage>
  );
}
