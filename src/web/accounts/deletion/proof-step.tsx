import { type FormEvent, useRef } from 'react';
import { isApiError } from '#contract/errors';
import { fieldErrorText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { ErrorText } from '../error-text.tsx';
import { OwnPasswordField } from '../password/own-password-field.tsx';
import style from './deletion.module.css';
import type { Why } from './reason-step.tsx';
import { Step } from './step.tsx';
import { useLeave } from './use-leave.ts';

type ProofStepProps = { why: Why; needsPassword: boolean; onBack: () => void };

/** The last step: the password, and the button. */
export function ProofStep({ why, needsPassword, onBack }: ProofStepProps) {
  const t = useOwnText();
  const password = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const leaving = useLeave(() => field.current?.select());
  const refused = isApiError(leaving.error) ? leaving.error.fields.password : undefined;
  // The passkey's minutes may be over by now.
  const asks = needsPassword || refused !== undefined;
  const submit = () => {
    if (!leaving.isPending) leaving.mutate({ ...why, password: password.current });
  };
  return (
    <Step
      step={3}
      title={t('deletion.proof_title')}
      onSubmit={submit}
      actions={
        <>
          <SubmitButton look="danger" busy={leaving.isPending}>
            {t('deletion.submit')}
          </SubmitButton>
          <Button look="plain" onClick={onBack}>
            {t('deletion.back')}
          </Button>
        </>
      }
    >
      <p className={style.hint}>{t(asks ? 'deletion.proof_text' : 'deletion.proof_passkey')}</p>
      {asks && (
        <OwnPasswordField
          ref={field}
          error={refused && fieldErrorText(t, refused, 'password')}
          onInput={(event: FormEvent<HTMLInputElement>) => {
            password.current = event.currentTarget.value;
          }}
        />
      )}
      <ErrorText error={refused ? null : leaving.error} />
    </Step>
  );
}
