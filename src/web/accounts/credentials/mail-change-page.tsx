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
  const t = useText();
  const isMember = useUser() !== null;
  const [params] = useSearchParams();
  const revert = params.get('revert');
  return revert === null ? (
    <MailChange
      call={confirmEmailChange}
      token={params.get('token') ?? ''}
      ask={{ title: t('mail_change.title'), text: t('mail_change.text'), label: t('mail_change.submit') }}
      done={{ title: t('mail_change.done_title'), text: t('mail_change.done') }}
      next={
        isMember
          ? { to: '/members', label: t('activation.done_start') }
          : { to: '/login', label: t('nav.login') }
      }
      invalid={{ to: '/settings/email', label: t('mailed_link.ask_anew') }}
    />
  ) : (
    <MailChange
      call={revertEmailChange}
      token={revert}
      ask={{
        title: t('mail_change.revert_title'),
        text: t('mail_change.revert_text'),
        label: t('mail_change.revert_submit'),
      }}
      done={{ title: t('mail_change.reverted_title'), text: t('mail_change.reverted') }}
      next={{ to: '/reset-password', label: t('mail_change.reverted_again') }}
      invalid={{ to: '/reset-password', label: t('reset.title') }}
    />
  );
}

type MailChangeProps = {
  call: typeof confirmEmailChange | typeof revertEmailChange;
  token: string;
  ask: { title: string; text: string; label: string };
  done: { title: string; text: string };
  next: { to: string; label: string };
  invalid: { to: string; label: string };
};

function MailChange({ call, token, ask, done, next, invalid }: MailChangeProps) {
  const { mutate, isPending, isSuccess, error } = useCall(call, { awaitsRefetch: true });
  if (isInvalidLink(error)) return <InvalidLinkPage {...invalid} />;
  if (isSuccess)
    return (
      <NoticePage
        icon={<CheckIcon />}
        title={done.title}
        action={<ButtonLink to={next.to}>{next.label}</ButtonLink>}
      >
        <p role="status">{done.text}</p>
      </NoticePage>
    );
  return (
    <NoticePage
      icon={<MailIcon />}
      title={ask.title}
      action={
        <Button busy={isPending} onClick={() => mutate({ token })}>
          {ask.label}
        </Button>
      }
    >
      <p>{ask.text}</p>
      <ErrorText error={error} />
    </NoticePage>
  );
}
