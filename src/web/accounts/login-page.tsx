import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { login } from '#contract/accounts';
import { isApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { SignupLink } from '../layouts/signup-door.tsx';
import { ownPath } from '../site/own-path.ts';
import { SubmitButton } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/inputs.tsx';
import { ResendReactivation } from './deletion/resend-reactivation.tsx';
import { DoorFrame } from './door-frame.tsx';
import { ErrorText } from './error-text.tsx';
import style from './login-page.module.css';
import { loginHere } from './login-state.ts';
import { visitorCacheLoader, visitorDocumentLoader } from './visitors-only.ts';

export const loader = visitorDocumentLoader;
export const clientLoader = visitorCacheLoader;

/** Login (section 2). It leads to the members, or to the page asked for. */
export default function LoginPage() {
  const t = useText();
  const [params] = useSearchParams();
  const next = params.get('next');
  const { state } = useLocation();
  const [email, setEmail] = useState<string>(state?.email ?? '');
  const submit = useLogin(ownPath(next, '/members'));
  return (
    <DoorFrame>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <h1>{t('login.title')}</h1>
      <p role="status" className={style.reason}>
        {state?.loggedOut
          ? t('login.logged_out')
          : state?.ended
            ? t('login.ended')
            : next && t('login.continue')}
      </p>
      <form className={style.form} onSubmit={submit.onSubmit}>
        <TextField
          label={t('signup.email')}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={state?.email}
          onChange={event => setEmail(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          label={t('signup.password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('signup.password_show')}
          hideLabel={t('signup.password_hide')}
          required
        />
        <ErrorText error={submit.error} />
        {submit.deleting && <ResendReactivation credentials={submit.deleting} />}
        <SubmitButton wide busy={submit.isPending}>
          {t('login.submit')}
        </SubmitButton>
        <Link to="/reset-password" state={{ email }} className={style.forgot}>
          {t('login.forgot')}
        </Link>
      </form>
      <p className={style.signup}>
        {t('login.no_account')}
        <SignupLink look="soft" small>
          {t('login.signup')}
        </SignupLink>
      </p>
    </DoorFrame>
  );
}

/** Logs in with the form's values. After a refusal the password is the thing to type again. */
function useLogin(next: string) {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (body: { email: string; password: string }) => ask(api, login, { body }),
    onSuccess: async ({ user }) => {
      await loginHere(cache, user);
      await navigate(next, { replace: true });
    },
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const values = new FormData(event.currentTarget);
    if (!isPending) mutate({ email: String(values.get('email')), password: String(values.get('password')) });
  };
  const isDeleting = isApiError(error) && error.code === 'account_deleting';
  return { onSubmit, error, isPending, deleting: isDeleting && variables ? variables : null };
}
