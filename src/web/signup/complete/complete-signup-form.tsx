import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { ApiError, type FieldErrors, isApiError } from '#contract/errors';
import { completeSignup } from '#contract/partners';
import { useText } from '#i18n/react';
import { AuthFrame } from '../../accounts/auth-frame.tsx';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { justCompleted } from '../../accounts/just-completed.ts';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { startTabSession } from '../../accounts/tab-session.ts';
import { useFieldErrors } from '../../accounts/use-call-form.ts';
import { useUser } from '../../accounts/user-query.ts';
import { sendCall } from '../../data/use-call.ts';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon, MailIcon } from '../../ui/icons.ts';
import { ConsentFields } from '../consent-fields.tsx';
import { LoginInstead } from '../login-instead.tsx';
import { PasswordFields } from '../password-fields.tsx';
import { useIdempotencyKey } from '../use-signup.ts';
import type { PendingSignup } from './complete-signup-page.tsx';

/** @spec 2.9 4.2 */
export function CompleteSignupForm({
  token,
  person: { name, email },
}: {
  token: string;
  person: PendingSignup;
}) {
  const t = useText();
  const form = useCompleteSignup(token, email);
  const { mutation } = form;
  if (isApiError(mutation.error) && mutation.error.code === 'link_expired') return <InvalidSignupLink />;
  if (mutation.data?.user === null) return <CheckEmailNotice email={email} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mutation.isPending) void form.submit();
  };
  return (
    <AuthFrame>
      <header className="stack gap-1 break-anywhere">
        <h1>{t('signup.complete_title', { name })}</h1>
        <p className="quiet">{t('complete_signup.text')}</p>
      </header>
      <form ref={form.ref} className="stack gap-2" noValidate onSubmit={submit}>
        <div className="stack gap-2">
          <h2 className="heading-s">{t('signup.password_question')}</h2>
          <PasswordFields form={form} />
        </div>
        <ConsentFields form={form} />
        <ErrorText error={generalError(mutation.error) ?? otherFieldsError(form.errors)} />
        {form.errors.email?.code === 'email_taken' && <LoginInstead email={email} />}
        <SubmitButton wide busy={mutation.isPending}>
          {t('signup.submit')}
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}

/** Shown on sites that do not reveal whether an address has an account. */
function CheckEmailNotice({ email }: { email: string }) {
  const t = useText();
  return (
    <EmptyState
      page
      icon={<MailIcon />}
      title={t('signup.step_done')}
      action={<ButtonLink to="/login">{t('nav.login')}</ButtonLink>}
    >
      <p>
        {t('signup.complete_text', { email })} {t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}
      </p>
    </EmptyState>
  );
}

const FORM_FIELDS = ['password', 'terms', 'visible_to_visitors'];

/** Returns the error of a field that this form does not show. */
function otherFieldsError(errors: FieldErrors): unknown {
  const refused = Object.entries(errors).find(([field]) => !FORM_FIELDS.includes(field));
  return refused ? new ApiError(refused[1].code, { params: refused[1].params }) : null;
}

const noConsent: { terms: boolean; visible_to_visitors: boolean | undefined } = {
  terms: false,
  visible_to_visitors: undefined,
};

/** @spec 4.2 */
function useCompleteSignup(token: string, email: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { form, errors, setErrors, errorOf, accepts, showRefusal } = useFieldErrors();
  const [password, setPassword] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const keyFor = useIdempotencyKey();

  const body = { token, password, ...consent, terms: consent.terms as true };
  const mutation = useMutation({
    mutationFn: () => sendCall(cache, completeSignup, { body, key: keyFor(body) }),
    onSuccess: async ({ user }) => {
      if (!user) return;
      await startTabSession(cache, user);
      await navigate('/signup-matches', { replace: true, state: justCompleted });
    },
    onError: showRefusal,
  });

  const submit = async () => {
    if (await accepts(completeSignup, body)) mutation.mutate();
  };
  const clearErrors = () => setErrors({});
  return {
    draft: { ...consent, email },
    change(changes: Partial<typeof consent>) {
      setConsent(known => ({ ...known, ...changes }));
      clearErrors();
    },
    password,
    setPassword(value: string) {
      setPassword(value);
      clearErrors();
    },
    ref: form,
    errors,
    errorOf,
    mutation,
    submit,
  };
}

/** @spec 2.9 */
export function InvalidSignupLink() {
  const t = useText();
  const isMember = useUser() !== null;
  return (
    <EmptyState
      page
      icon={<LinkIcon />}
      title={t('complete_signup.over_title')}
      action={
        isMember ? (
          <ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login">{t('nav.login')}</ButtonLink>
            <SignupLink look="soft">{t('nav.signup')}</SignupLink>
          </>
        )
      }
    >
      <p>{t(isMember ? 'complete_signup.over_member' : 'complete_signup.over_text')}</p>
    </EmptyState>
  );
}
