import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { resendReactivation } from '#contract/deletion';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/inputs.tsx';
import { toast } from '../ui/toast-store.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { ErrorText } from './error-text.tsx';
import style from './login-page.module.css';
import { ceremonyFailure } from './passkeys/ceremony.ts';
import { PasskeyLogin } from './passkeys/passkey-login.tsx';
import { usePasskeyLogin } from './passkeys/use-passkey-login.ts';
import { usePasswordLogin } from './use-password-login.ts';

/** @spec 4.6 D5.8 */
export function LoginForm({ next }: { next: string }) {
  const t = useText();
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const password = usePasswordLogin(next);
  const passkey = usePasskeyLogin(next);
  const refusal = ceremonyFailure(passkey.error) ? null : passkey.error;
  return (
    <>
      <form
        className={`stack content-center ${style.form}`}
        noValidate
        onSubmit={event => {
          passkey.reset();
          password.onSubmit(event);
        }}
      >
        <TextField
          label={t('signup.email')}
          type="email"
          name="email"
          autoComplete="username webauthn"
          defaultValue={state?.email}
          onChange={event => setEmail(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          error={password.errorOf('email')}
          required
        />
        <PasswordField
          label={t('signup.password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('signup.password_show')}
          hideLabel={t('signup.password_hide')}
          error={password.errorOf('password')}
          required
        />
        <ErrorText error={password.error ?? refusal} />
        {password.deleting && <ResendReactivation credentials={password.deleting} />}
        <SubmitButton wide busy={password.isPending}>
          {t('login.submit')}
        </SubmitButton>
        <Link
          to="/reset-password"
          state={{ email }}
          className={`inline-row target weight-600 ${style.forgot}`}
        >
          {t('login.forgot')}
        </Link>
      </form>
      <PasskeyLogin
        isPending={passkey.isPending}
        error={passkey.error}
        onPress={() => {
          password.reset();
          passkey.logIn();
        }}
      />
    </>
  );
}

type Credentials = { email: string; password: string };

/**
 * Shown when a login fails because the account is being deleted.
 * @spec 4.3
 */
function ResendReactivation({ credentials }: { credentials: Credentials }) {
  const t = useText();
  const { mutate, isPending } = useCall(resendReactivation, {
    onSuccess: () => toast(t('reactivation.resent'), 'good'),
    onError: useFailureToast(),
  });
  return (
    <Button look="soft" small busy={isPending} onClick={() => mutate(credentials)}>
      {t('reactivation.resend')}
    </Button>
  );
}
