import { type FormEvent, useEffect, useRef } from 'react';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { ApiError, type FieldErrors, isApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { DoorFrame } from '../door-frame.tsx';
import { ErrorText } from '../error-text.tsx';
import { ConsentFields } from '../signup/consent-fields.tsx';
import { LoginInstead } from '../signup/login-instead.tsx';
import { PasswordFields } from '../signup/password-fields.tsx';
import { unexplained } from '../signup/unexplained.ts';
import style from './complete-form.module.css';
import { LinkOver } from './link-over.tsx';
import { useCompleteSignup } from './use-complete-signup.ts';
import type { Waiting } from './waiting-query.ts';

/** What is missing of a sign-up that a partner began: a password, and the consent. */
export function CompleteForm({ token, person: { name, email } }: { token: string; person: Waiting }) {
  const t = useText();
  const form = useCompleteSignup(token, email);
  const screen = useFocusOnError(form.errors);
  const { work } = form;
  if (isApiError(work.error) && work.error.code === 'link_expired') return <LinkOver />;
  if (work.data?.user === null) return <LookInMail email={email} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.isPending) form.submit();
  };
  return (
    <DoorFrame>
      <header className={style.head}>
        <h1>{t('complete_signup.welcome', { name })}</h1>
        <p>{t('complete_signup.text')}</p>
      </header>
      <form ref={screen} className={style.form} noValidate onSubmit={submit}>
        <div className={style.fields}>
          <h2>{t('signup.password_question')}</h2>
          <PasswordFields form={form} />
        </div>
        <ConsentFields form={form} />
        <ErrorText error={unexplained(work.error) ?? elsewhere(form.errors)} />
        {form.errors.email?.code === 'email_taken' && <LoginInstead email={email} />}
        <SubmitButton wide busy={work.isPending}>
          {t('complete_signup.submit')}
        </SubmitButton>
      </form>
    </DoorFrame>
  );
}

/** The site keeps to itself who has an account: only the mail leads on. */
function LookInMail({ email }: { email: string }) {
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

const ASKED = ['password', 'terms', 'visible_to_visitors'];

/** What was refused of the answers the partner gave: no field here says it. */
function elsewhere(errors: FieldErrors): unknown {
  const refused = Object.entries(errors).find(([field]) => !ASKED.includes(field));
  return refused ? new ApiError(refused[1].code, { params: refused[1].params }) : null;
}

/** Into the first field that was refused. */
function useFocusOnError(errors: FieldErrors) {
  const screen = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      screen.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return screen;
}
