import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { confirmEmailChange, revertEmailChange } from '#contract/credentials';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, MailIcon } from '../../ui/icons.ts';
import { ErrorText } from '../error-text.tsx';
import { useStaying } from '../use-staying.ts';
import { userQuery, useUser } from '../user-query.ts';
import { DeadLink } from './dead-link.tsx';
import { isDeadLink } from './is-dead-link.ts';

/** Where the mailed links of a change of address lead (section 2). Opening one consumes nothing; its button does. */
export default function MailChangePage() {
  useStaying();
  const [params] = useSearchParams();
  const revert = params.get('revert');
  return revert === null ? <Confirm token={params.get('token') ?? ''} /> : <Revert token={revert} />;
}

function Confirm({ token }: { token: string }) {
  const t = useText();
  const isMember = useUser() !== null;
  const { mutate, isPending, isSuccess, error } = usePressed(confirmEmailChange, token);
  if (isDeadLink(error)) return <DeadLink to="/settings/email" label={t('mailed_link.ask_anew')} />;
  if (isSuccess)
    return (
      <Done
        title={t('mail_change.done_title')}
        text={t('mail_change.done')}
        to={isMember ? '/members' : '/login'}
        label={isMember ? t('activation.done_start') : t('login.submit')}
      />
    );
  return (
    <Asking
      title={t('mail_change.title')}
      text={t('mail_change.text')}
      label={t('mail_change.submit')}
      busy={isPending}
      error={error}
      onPress={mutate}
    />
  );
}

function Revert({ token }: { token: string }) {
  const t = useText();
  const { mutate, isPending, isSuccess, error } = usePressed(revertEmailChange, token);
  if (isDeadLink(error)) return <DeadLink to="/reset-password" label={t('mail_change.revert_other')} />;
  if (isSuccess)
    return (
      <Done
        title={t('mail_change.reverted_title')}
        text={t('mail_change.reverted')}
        to="/reset-password"
        label={t('mail_change.reverted_again')}
      />
    );
  return (
    <Asking
      title={t('mail_change.revert_title')}
      text={t('mail_change.revert_text')}
      label={t('mail_change.revert_submit')}
      busy={isPending}
      error={error}
      onPress={mutate}
    />
  );
}

type AskingProps = {
  title: string;
  text: string;
  label: string;
  busy: boolean;
  error: unknown;
  onPress: () => void;
};

const Asking = ({ title, text, label, busy, error, onPress }: AskingProps) => (
  <NoticePage
    icon={<MailIcon />}
    title={title}
    action={
      <Button busy={busy} onClick={() => onPress()}>
        {label}
      </Button>
    }
  >
    <p>{text}</p>
    <ErrorText error={error} />
  </NoticePage>
);

const Done = ({ title, text, to, label }: Record<'title' | 'text' | 'to' | 'label', string>) => (
  <NoticePage icon={<CheckIcon />} title={title} action={<ButtonLink to={to}>{label}</ButtonLink>}>
    <p role="status">{text}</p>
  </NoticePage>
);

/** What pressing the button does. The login may be another one afterwards, or none. */
function usePressed(call: typeof confirmEmailChange | typeof revertEmailChange, token: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api, call, { body: { token } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: userQuery(api).queryKey }),
  });
}
