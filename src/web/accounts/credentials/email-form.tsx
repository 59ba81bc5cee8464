import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { checkEmail, getEmail, requestEmailChange } from '#contract/credentials';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { sendCall } from '../../data/use-call.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EmailSuggestion } from '../email-suggestion.tsx';
import { ErrorText } from '../error-text.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { useCallForm } from '../use-call-form.ts';
import style from './credentials.module.css';

/** @spec 5.3 */
export function EmailForm({ hasPending }: { hasPending: boolean }) {
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
    <form {...form.bind} className={`stack gap-2 ${style.narrow}`}>
      <TextField
        label={hasPending ? t('email_settings.another') : t('email_settings.new')}
        hint={t('email_settings.hint')}
        error={form.errorOf('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
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
