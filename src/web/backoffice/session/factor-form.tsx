import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { type FactorProof, factorProof, sendStaffCode } from '#contract/staff';
import { beginGivingPasskey, giveStaffPasskey } from '#contract/staff-passkeys';
import { useStaffText } from '#i18n/react';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { ceremonyFailure, signChallenge } from '../../accounts/passkeys/ceremony.ts';
import { useFieldErrors } from '../../accounts/use-call-form.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { CodeField } from '../ui/code-field.tsx';
import { useStaffSession } from './staff-session.ts';

type FactorFormProps = {
  /** What the code or the passkey is given for; by default it counts as given. */
  onProof?: (proof: FactorProof) => Promise<unknown>;
  onDone: () => void;
  /** Another button, such as the one that cancels. */
  children?: ReactNode;
};

/**
 * Asks for the second factor: the code of the authenticator app, or a passkey, whichever the person has here.
 * @spec D2.33 D5.8
 */
export function FactorForm({ onProof, onDone, children }: FactorFormProps) {
  const t = useStaffText();
  const { factors } = useStaffSession() ?? {};
  const { form, errorOf, submit, pressPasskey, error, isPending, isPasskey } = useProof({ onProof, onDone });
  return (
    <form ref={form} className="stack gap-2" noValidate onSubmit={submit}>
      {factors?.authenticator && <CodeField error={errorOf('code')} autoFocus />}
      {factors && !factors.authenticator && !factors.passkey && <p>{t('staff_factor.none_here')}</p>}
      <ErrorText error={ceremonyFailure(error) ? null : generalError(error)} />
      <p role="status" className="quiet hide-empty">
        {ceremonyFailure(error) && t('staff_factor.cancelled')}
      </p>
      <div className="stack one-column gap-1">
        {factors?.authenticator && (
          <SubmitButton wide busy={isPending && !isPasskey}>
            {t('staff_ask.confirm')}
          </SubmitButton>
        )}
        {factors?.passkey && (
          <Button
            look={factors.authenticator ? 'plain' : 'primary'}
            wide
            data-first={factors.authenticator ? undefined : ''}
            busy={isPending && isPasskey}
            icon={<KeyIcon size={20} />}
            onClick={pressPasskey}
          >
            {t('staff_factor.use_passkey')}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

function useProof({ onProof, onDone }: Pick<FactorFormProps, 'onProof' | 'onDone'>) {
  const cache = useQueryClient();
  const { form, setErrors, errorOf, accepts, showRefusal } = useFieldErrors();
  const { mutate, reset, error, isPending, variables } = useMutation({
    networkMode: 'always',
    /** Null stands for a passkey. */
    mutationFn: async (code: string | null) => {
      const proof = code === null ? { signed: await sign() } : { code };
      await (onProof ?? give)(proof);
    },
    onSuccess: onDone,
    onError: showRefusal,
  });
  const sign = async () => signChallenge((await sendCall(cache, beginGivingPasskey)).options, 'prompt');
  const give = ({ code = '', signed }: FactorProof): Promise<unknown> =>
    signed
      ? sendCall(cache, giveStaffPasskey, { body: { signed } })
      : sendCall(cache, sendStaffCode, { body: { code } });
  useEffect(() => reset, [reset]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (await accepts({ body: factorProof }, { code })) mutate(code);
  };
  const pressPasskey = () => {
    setErrors({});
    mutate(null);
  };
  return { form, errorOf, submit, pressPasskey, error, isPending, isPasskey: variables === null };
}
