import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { email as address, login } from '#contract/accounts';
import { resendReactivation } from '#contract/deletion';
import { type FieldErrors, isApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { sameSitePath } from '../data/same-site-path.ts';
import { useCall } from '../data/use-call.ts';
import { useDeadline } from '../site/use-moment.ts';
import { Button, ButtonLink, SubmitButton } from '../ui/button.tsx';
import { useHistoryState } from '../ui/history-state.ts';
import { EmailField, PasswordField } from '../ui/inputs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { toast } from '../ui/toast-store.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ErrorText } from './error-text.tsx';
import { useCompleteLogin } from './login-and-logout.ts';
import style from './login-page.module.css';
import { guardedCacheLoader, guardedDocumentLoader } from './page-loaders.ts';
import { ceremonyFailure } from './passkeys/ceremony.ts';
import { PasskeyLogin, usePasskeyLogin } from './passkeys/passkey-login.tsx';
import { SignupLink } from './signup-link.tsx';
import { useFieldErrors } from './use-call-form.ts';
import { visitorsOnly } from './visitors-only.ts';

export const loader = guardedDocumentLoader(visitorsOnly(), () => []);
export const clientLoader = guardedCacheLoader(visitorsOnly(), () => []);

type LoginHistoryState = { loggedOut?: true; ended?: true };

/** @spec 2.1 5.10 */
export default function LoginPage() {
  const t = useText();
  const [params] = useSearchParams();
  const next = params.get('next');
  const state = useHistoryState<LoginHistoryState>();
  return (
    <AuthFrame>
      <PageHead title={t('nav.login')} description={t('login.description')} />
      <h1 className="heading-xl">{t('nav.login')}</h1>
      <LoginForm
        next={sameSitePath(next, '/members')}
        why={
          state?.loggedOut || params.has('logged_out')
            ? t('login.logged_out')
            : state?.ended
              ? t('login.ended')
              : next && t('login.continue')
        }
      />
      <p className={`row wrap gap-1 justify-between line-above ${style.signup}`}>
        {t('login.no_account')}
        <SignupLink look="soft" small>
          {t('nav.signup')}
        </SignupLink>
      </p>
    </AuthFrame>
  );
}

/**
 * `why` the page is shown, until the server has answered: a banned member would read that they only have to log in again.
 * @spec 4.6 D5.8 D5.5
 */
function LoginForm({ next, why }: { next: string; why: string | null }) {
  const t = useText();
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const password = usePasswordLogin(next);
  const passkey = usePasskeyLogin(next);
  const refusal = ceremonyFailure(passkey.error) ? null : passkey.error;
  const failure = password.error ?? refusal;
  return (
    <>
      <p role="status" className="quiet hide-empty">
        {!failure && why}
      </p>
      <form
        className="stack gap-2 content-center"
        noValidate
        onSubmit={event => {
          passkey.reset();
          password.onSubmit(event);
        }}
      >
        <EmailField
          label={t('signup.email')}
          autoComplete="username webauthn"
          defaultValue={state?.email}
          onChange={event => setEmail(event.target.value)}
          error={password.errorOf('email')}
          required
        />
        <PasswordField
          label={t('signup.password')}
          name="password"
          autoComplete="current-password"
          error={password.errorOf('password')}
          required
        />
        <ErrorText error={failure} />
        <BanNotice error={failure} />
        {password.deleting && <ResendReactivation credentials={password.deleting} />}
        <SubmitButton wide busy={password.isPending}>
          {t('nav.login')}
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

/**
 * Shown when a login fails because the member is banned: until when, and the way to appeal.
 * @spec D5.5
 */
function BanNotice({ error }: { error: unknown }) {
  const t = useText();
  const deadline = useDeadline();
  if (!isApiError(error) || error.code !== 'account_banned') return null;
  const { until, token } = error.params;
  return (
    <div className="stack gap-1">
      <p>
        {until ? t('login.banned_until', { until: deadline(String(until)) }) : t('login.banned_for_good')}
      </p>
      {token && (
        <ButtonLink to={`/appeal?token=${encodeURIComponent(token)}`} reloadDocument look="soft" small>
          {t('login.banned_why')}
        </ButtonLink>
      )}
    </div>
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

/** @spec 4.6 */
function usePasswordLogin(next: string) {
  const completeLogin = useCompleteLogin(next);
  const { form, setErrors, errorOf } = useFieldErrors();
  const { mutate, reset, error, isPending, variables } = useCall(login, {
    onSuccess: ({ user }) => completeLogin(user),
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    const credentials = { email: String(values.get('email')), password: String(values.get('password')) };
    const fieldErrors = credentialErrors(credentials);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) reset();
    else mutate(credentials);
  };
  const isDeleting = isApiError(error) && error.code === 'account_deleting';
  return {
    onSubmit,
    error,
    isPending,
    reset,
    errorOf,
    deleting: isDeleting && variables ? variables : null,
  };
}

const credentialErrors = ({ email, password }: Credentials): FieldErrors => ({
  ...(!address.safeParse(email).success && { email: { code: 'email_invalid' } }),
  ...(password === '' && { password: { code: 'field_required' } }),
});
