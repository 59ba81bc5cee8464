import { type FormEvent, useEffect, useRef } from 'react';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { ApiError, type FieldErrors, isApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { AuthFrame } from '../../accounts/auth-frame.tsx';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { ConsentFields } from '../consent-fields.tsx';
import { LoginInstead } from '../login-instead.tsx';
import { PasswordFields } from '../password-fields.tsx';
import style from './complete-signup-form.module.css';
import type { PendingSignup } from './complete-signup-page.tsx';
import { InvalidSignupLink } from './invalid-signup-link.tsx';
import { useCompleteSignup } from './use-complete-signup.ts';

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
  const formRef = useFocusOnError(form.errors);
  const { mutation } = form;
  if (isApiError(mutation.error) && mutation.error.code === 'link_expired') return <InvalidSignupLink />;
  if (mutation.data?.user === null) return <CheckEmailNotice email={email} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mutation.isPending) form.submit();
  };
  return (
    <AuthFrame>
      <header className={`stack gap-1 break-anywhere ${style.head}`}>
        <h1>{t('complete_signup.heading', { name })}</h1>
        <p>{t('complete_signup.text')}</p>
      </header>
      <form ref={formRef} className="stack gap-2" noValidate onSubmit={submit}>
        <div className={`stack gap-2 ${style.fields}`}>
          <h2>{t('signup.password_question')}</h2>
          <PasswordFields form={form} />
        </div>
        <ConsentFields form={form} />
        <ErrorText error={generalError(mutation.error) ?? otherFieldsError(form.errors)} />
        {form.errors.email?.code === 'email_taken' && <LoginInstead email={email} />}
        <SubmitButton wide busy={mutation.isPending}>
          {t('complete_signup.submit')}
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
      action={<ButtonLink to="/login">{t('login.submit')}</ButtonLink>}
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

function useFocusOnError(errors: FieldErrors) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return formRef;
}
