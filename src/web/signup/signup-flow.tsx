import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { generalError } from '../accounts/error-text.tsx';
import { SignupGate } from './closed-signup.tsx';
import { SignupComplete } from './signup-complete.tsx';
import { useSignupMember } from './signup-member-query.ts';
import { SignupProgress } from './signup-progress.tsx';
import { SignupQuestionForm } from './signup-question-form.tsx';
import { useSignup } from './use-signup.ts';
import { useSignupForm } from './use-signup-form.ts';

type SignupFlowProps = {
  about: string | null;
  /** Called with true while the sign-up must not be closed. */
  onLocked: (locked: boolean) => void;
};

/** @spec 4.2 */
export function SignupFlow({ about, onLocked }: SignupFlowProps) {
  const member = useSignupMember(about);
  if (member === undefined) return null;
  return (
    <SignupGate>
      <SignupStages member={member} onLocked={onLocked} />
    </SignupGate>
  );
}

type SignupStagesProps = Pick<SignupFlowProps, 'onLocked'> & { member: Parameters<typeof useSignupForm>[0] };

function SignupStages({ member, onLocked }: SignupStagesProps) {
  const form = useSignupForm(member);
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
  if (mutation.data) return <SignupComplete signedUp={mutation.data} member={member} />;
  return (
    <SignupQuestionForm
      form={form}
      error={generalError(mutation.error)}
      onCreate={() => mutation.mutate(form.form, { onError: form.showRefusal })}
    />
  );
}
