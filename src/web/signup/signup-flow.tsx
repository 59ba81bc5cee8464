import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { getSignupPolicy, type SignupRefusal } from '#contract/signup';
import { errorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { ErrorText, generalError } from '../accounts/error-text.tsx';
import { query } from '../data/query.ts';
import { useSettings } from '../site/settings-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CheckIcon, LockIcon } from '../ui/icons.ts';
import type { PostedSignup } from './plain-form/posted-signup.ts';
import style from './signup.module.css';
import { SignupComplete } from './signup-complete.tsx';
import { useSignupMember } from './signup-member-query.ts';
import { SignupQuestionForm } from './signup-question-form.tsx';
import { type SignupResult, type SignupStep, signupSteps, useSignup } from './use-signup.ts';
import { useSignupForm } from './use-signup-form.ts';

type SignupFlowProps = {
  about: string | null;
  posted?: PostedSignup | undefined;
  /** Called with true while the sign-up must not be closed. */
  onLocked: (locked: boolean) => void;
};

/** @spec 4.2 */
export function SignupFlow({ about, posted, onLocked }: SignupFlowProps) {
  const member = useSignupMember(about);
  if (member === undefined) return null;
  return (
    <SignupGate>
      <SignupStages member={member} posted={posted} onLocked={onLocked} />
    </SignupGate>
  );
}

type SignupStagesProps = Omit<SignupFlowProps, 'about'> & { member: Parameters<typeof useSignupForm>[0] };

function SignupStages({ member, posted, onLocked }: SignupStagesProps) {
  const form = useSignupForm(member, posted);
  const isCreated = useRef(false);
  const { step, mutation } = useSignup({
    onCreated: () => {
      isCreated.current = true;
      form.reset();
    },
  });
  useEffect(() => onLocked(mutation.isPending), [onLocked, mutation.isPending]);
  // After the account is created, `form.reset` must be able to navigate back.
  useBlocker(() => mutation.isPending && !isCreated.current);

  if (mutation.isPending) return <SignupProgress step={step} />;
  const signedUp = mutation.data ?? postedResult(form.posted);
  if (signedUp) return <SignupComplete signedUp={signedUp} member={member} />;
  return (
    <SignupQuestionForm
      form={form}
      error={generalError(mutation.error)}
      onCreate={() => mutation.mutate(form.form, { onError: form.showRefusal })}
    />
  );
}

/** Without script, only a site that hides whether an address has an account shows the end of the sign-up here. */
function postedResult(posted: PostedSignup | undefined): SignupResult | null {
  if (!posted?.emailedTo) return null;
  const hasMessage = (posted.draft.signup_message?.text.trim() ?? '') !== '';
  return { user: null, email: posted.emailedTo, matches: [], hasMessage };
}

/**
 * The sign-up remains visible even after the new account has used up the invitation.
 * @spec 6.1
 */
function SignupGate({ children }: { children: ReactNode }) {
  const { data, error } = useQuery(query(getSignupPolicy));
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wasOpen || data?.refusal === null;
  if (isOpen && !wasOpen) setWasOpen(true);
  if (isOpen) return children;
  if (data?.refusal) return <ClosedSignup refusal={data.refusal} />;
  return <ErrorText error={error} />;
}

function ClosedSignup({ refusal }: { refusal: SignupRefusal }) {
  const t = useText();
  const { name } = useSettings();
  const isUninvited = refusal === 'signup_invite_only';
  return (
    <EmptyState
      icon={<LockIcon />}
      title={isUninvited ? t('closed_signup.title') : t('closed_signup.invitation_title')}
      action={
        <ButtonLink to="/login" look="soft">
          {t('nav.login')}
        </ButtonLink>
      }
    >
      <p>{isUninvited ? t('closed_signup.text', { site: name }) : errorText(t, { code: refusal })}</p>
    </EmptyState>
  );
}

/** @spec 4.2 */
function SignupProgress({ step }: { step: SignupStep }) {
  const t = useText();
  const current = signupSteps.indexOf(step);
  const names: Record<SignupStep, string> = {
    check: t('signup.step_check'),
    create: t('signup.step_create'),
    matches: t('signup.step_matches'),
    mail: t('signup.step_mail'),
  };
  return (
    <section className="stack gap-3 content-start" aria-busy="true">
      <h2 className={`heading-l ${style.question}`}>{t('signup.working')}</h2>
      <ol className={`stack gap-2 ${style.work}`}>
        {signupSteps.map((name, index) => (
          <li
            key={name}
            className={classes(
              'row gap-2 text-l',
              index > current ? 'quiet' : 'ink',
              index < current && style.done,
              index === current && `weight-650 ${style.current}`,
            )}
          >
            <span className={`stack place-center rigid circle ${style.mark}`}>
              {index < current && <CheckIcon size={18} />}
            </span>
            {names[name]}
          </li>
        ))}
      </ol>
      <p className="quiet text-m">{t('signup.locked')}</p>
      <p role="status" className="unseen">
        {names[step]}
      </p>
    </section>
  );
}
