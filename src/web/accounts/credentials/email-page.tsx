import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormatter } from 'use-intl';
import {
  cancelEmailChange,
  checkEmail,
  getEmail,
  requestEmailChange,
  resendEmailChange,
} from '#contract/credentials';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { sendCall, useCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { EmailField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { EmailSuggestion } from '../email-suggestion.tsx';
import { ErrorText } from '../error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { useCallForm } from '../use-call-form.ts';

const queries: PageQueries = () => [query(getEmail)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 5.3 */
export default function EmailPage() {
  const t = useAccountText();
  // The member confirms the new address outside this page.
  const { data } = useQuery({ ...query(getEmail), refetchOnWindowFocus: true });
  if (!data) return null;
  const { email, pending } = data;
  return (
    <SettingsFrame title={t('signup.email')} intro={t('email_settings.intro', { email })}>
      {pending && <PendingEmail pending={pending} />}
      <EmailForm key={pending?.email} hasPending={pending !== null} />
    </SettingsFrame>
  );
}

/** @spec 5.3 */
function PendingEmail({ pending }: { pending: { email: string; expires_at: string } }) {
  const t = useAccountText();
  const format = useFormatter();
  const until = format.dateTime(new Date(pending.expires_at), { timeStyle: 'short' });
  const resend = usePendingEmailCall(resendEmailChange, t('activation.resent'));
  const cancel = usePendingEmailCall(cancelEmailChange, t('email_settings.cancelled'));
  return (
    <section className="stack gap-1 pad-2 tint radius-m">
      <h2 className="text-l break-anywhere">{t('email_settings.waiting', { email: pending.email })}</h2>
      <p>{t('email_settings.waiting_text', { until })}</p>
      <div className="flex wrap gap-1 pad-top-1">
        <Button look="plain" small busy={resend.isPending} onClick={() => resend.mutate({})}>
          {t('activation.resend')}
        </Button>
        <Button look="plain" small busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('email_settings.cancel')}
        </Button>
      </div>
    </section>
  );
}

const usePendingEmailCall = (call: typeof resendEmailChange | typeof cancelEmailChange, done: string) =>
  useCall(call, {
    awaitsRefetch: true,
    onSuccess: () => toast(done, 'good'),
    onError: useFailureToast(),
  });

/** @spec 5.3 */
function EmailForm({ hasPending }: { hasPending: boolean }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const [email, setEmail] = useState('');
  const { suggestion, isMeant } = useEmailSuggestion(email);
  const form = useCallForm({
    call: requestEmailChange,
    bodyOf: ({ password = '' }) => ({ email, password }),
    beforeSubmit: isMeant,
    onDone: answer => {
      cache.setQueryData(query(getEmail).queryKey, answer);
      toast(t('email_settings.asked'), 'good');
    },
  });
  return (
    <form {...form.bind} className="stack gap-2 narrow">
      <EmailField
        label={hasPending ? t('email_settings.another') : t('email_settings.new')}
        hint={t('email_settings.hint')}
        error={form.errorOf('email')}
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <EmailSuggestion correction={suggestion} onAccept={setEmail} />
      <CurrentPasswordField error={form.errorOf('password')} />
      <ErrorText error={form.error} />
      <SubmitButton wide busy={form.isPending}>
        {t('email_settings.submit')}
      </SubmitButton>
    </form>
  );
}

/** If the member submits the same address again, the form ignores the suggestion. */
function useEmailSuggestion(email: string) {
  const cache = useQueryClient();
  const [offered, setOffered] = useState<{ typed: string; better: string } | null>(null);
  const confirmedEmail = useRef('');
  const isMeant = async (): Promise<boolean> => {
    if (confirmedEmail.current === email) return true;
    const { email_suggestion: better } = await sendCall(cache, checkEmail, { body: { email } });
    confirmedEmail.current = email;
    if (better === null) return true;
    setOffered({ typed: email, better });
    return false;
  };
  return { suggestion: offered?.typed === email ? offered.better : null, isMeant };
}
