import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { RESET_TOKEN_HOURS } from '#contract/constants';
import { requestReset } from '#contract/credentials';
import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { EmailField } from '../../ui/inputs.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { ErrorText } from '../error-text.tsx';
import { useCallForm } from '../use-call-form.ts';
import { useUser } from '../user-query.ts';

/** @spec 2.1 5.4 */
export default function ResetRequestPage() {
  const t = useText();
  const user = useUser();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCallForm({
    call: requestReset,
    bodyOf: ({ email = '' }) => ({ email }),
    onDone: (_answer, { email }) => setSentTo(email.trim()),
  });
  if (sentTo) return <EmailSentNotice email={sentTo} />;
  return (
    <AuthFrame>
      <PageHead title={t('reset.title')} description={t('reset.description')} />
      <h1 className="heading-xl">{t('reset.title')}</h1>
      <p className="quiet">{t('reset.text')}</p>
      <form {...form.bind} className="stack gap-2">
        <EmailField
          label={t('signup.email')}
          error={form.errorOf('email')}
          autoComplete="username"
          defaultValue={state?.email ?? user?.email}
        />
        <ErrorText error={form.error} />
        <SubmitButton wide busy={form.isPending}>
          {t('reset.ask')}
        </SubmitButton>
      </form>
      {!user && (
        <Link to="/login" className="inline-row justify-self-start target weight-650">
          {t('reset.back')}
        </Link>
      )}
    </AuthFrame>
  );
}

/** @spec D1.1 */
function EmailSentNotice({ email }: { email: string }) {
  const t = useText();
  const revealsAccounts = useSettings().reveal_account_existence === 'yes';
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('reset.sent_title')}
      action={
        <ButtonLink to="/login" look="plain">
          {t('reset.back')}
        </ButtonLink>
      }
    >
      <p role="status">{revealsAccounts ? t('reset.sent', { email }) : t('reset.sent_perhaps', { email })}</p>
      <p>{t('reset.sent_hint', { hours: RESET_TOKEN_HOURS })}</p>
    </NoticePage>
  );
}
