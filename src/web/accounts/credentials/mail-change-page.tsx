import { useSearchParams } from 'react-router';
import { confirmEmailChange, revertEmailChange } from '#contract/credentials';
import { useText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, MailIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ErrorText } from '../error-text.tsx';
import { useSuppressSessionEnd } from '../login-and-logout.ts';
import { useUser } from '../user-query.ts';
import { InvalidLinkPage, isInvalidLink } from './invalid-link-page.tsx';

/** @spec 2.1 5.3 */
export default function MailChangePage() {
  useSuppressSessionEnd();
  const [params] = useSearchParams();
  const revert = params.get('revert');
  return revert === null ? (
    <ConfirmChange token={params.get('token') ?? ''} />
  ) : (
    <RevertChange token={revert} />
  );
}

function ConfirmChange({ token }: { token: string }) {
  const t = useText();
  const isMember = useUser() !== null;
  const { mutate, isPending, isSuccess, error } = useCall(confirmEmailChange, {
    awaitsRefetch: true,
  });
  if (isInvalidLink(error)) return <InvalidLinkPage to="/settings/email" label={t('mailed_link.ask_anew')} />;
  if (isSuccess)
    return (
      <DoneNotice
        title={t('mail_change.done_title')}
        text={t('mail_change.done')}
        to={isMember ? '/members' : '/login'}
        label={isMember ? t('activation.done_start') : t('nav.login')}
      />
    );
  return (
    <ActionNotice
      title={t('mail_change.title')}
      text={t('mail_change.text')}
      label={t('mail_change.submit')}
      busy={isPending}
      error={error}
      onPress={() => mutate({ token })}
    />
  );
}

function RevertChange({ token }: { token: string }) {
  const t = useText();
  const { mutate, isPending, isSuccess, error } = useCall(revertEmailChange, { awaitsRefetch: true });
  if (isInvalidLink(error)) return <InvalidLinkPage to="/reset-password" label={t('reset.title')} />;
  if (isSuccess)
    return (
      <DoneNotice
        title={t('mail_change.reverted_title')}
        text={t('mail_change.reverted')}
        to="/reset-password"
        label={t('mail_change.reverted_again')}
      />
    );
  return (
    <ActionNotice
      title={t('mail_change.revert_title')}
      text={t('mail_change.revert_text')}
      label={t('mail_change.revert_submit')}
      busy={isPending}
      error={error}
      onPress={() => mutate({ token })}
    />
  );
}

type ActionNoticeProps = {
  title: string;
  text: string;
  label: string;
  busy: boolean;
  error: unknown;
  onPress: () => void;
};

const ActionNotice = ({ title, text, label, busy, error, onPress }: ActionNoticeProps) => (
  <NoticePage
    icon={<MailIcon />}
    title={title}
    action={
      <Button busy={busy} onClick={onPress}>
        {label}
      </Button>
    }
  >
    <p>{text}</p>
    <ErrorText error={error} />
  </NoticePage>
);

const DoneNotice = ({ title, text, to, label }: Record<'title' | 'text' | 'to' | 'label', string>) => (
  <NoticePage icon={<CheckIcon />} title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
    <p role="status">{text}</p>
  </NoticePage>
);
