import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { deleteAccount } from '#contract/deletion';
import { isApiError } from '#contract/errors';
import { fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { ErrorText } from '../error-text.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { clearTabSession, setSessionEndReason } from '../tab-session.ts';
import { DeletionStep } from './deletion-step.tsx';
import type { DeletionFeedback } from './reason-step.tsx';

type ReauthenticationStepProps = { feedback: DeletionFeedback; needsPassword: boolean; onBack: () => void };

/** @spec 4.3 */
export function ReauthenticationStep({ feedback, needsPassword, onBack }: ReauthenticationStepProps) {
  const t = useAccountText();
  const password = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const cache = useQueryClient();
  const deletion = useCall(deleteAccount, {
    onMutate: () => setSessionEndReason(cache, 'leaving'),
    // Loads a new document, so that nothing of the session stays in memory.
    onSuccess({ until }) {
      clearTabSession(cache);
      location.replace(`/account-deleted?until=${encodeURIComponent(until)}`);
    },
    onError() {
      setSessionEndReason(cache, 'ended');
      field.current?.select();
    },
  });
  const refused = isApiError(deletion.error) ? deletion.error.fields.password : undefined;
  // The server refuses a missing password if the login has become too old meanwhile.
  const asksPassword = needsPassword || refused !== undefined;
  const submit = () => {
    if (deletion.isPending) return;
    const { reason, remarks } = feedback;
    deletion.mutate({
      password: password.current,
      ...(reason && { reason }),
      ...(reason === 'other' && { remarks }),
    });
  };
  return (
    <DeletionStep
      step={3}
      title={t('deletion.reauthentication_title')}
      onSubmit={submit}
      actions={
        <>
          <SubmitButton look="danger" busy={deletion.isPending}>
            {t('deletion.submit')}
          </SubmitButton>
          <Button look="plain" onClick={onBack}>
            {t('action.back')}
          </Button>
        </>
      }
    >
      <p className="quiet">
        {t(asksPassword ? 'deletion.reauthentication_text' : 'deletion.reauthentication_passkey')}
      </p>
      {asksPassword && (
        <CurrentPasswordField
          ref={field}
          error={refused && fieldErrorText(t, refused, 'password')}
          onInput={(event: FormEvent<HTMLInputElement>) => {
            password.current = event.currentTarget.value;
          }}
        />
      )}
      <ErrorText error={refused ? null : deletion.error} />
    </DeletionStep>
  );
}
