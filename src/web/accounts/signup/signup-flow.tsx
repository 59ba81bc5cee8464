import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { SignupGate } from '../entry/signup-gate.tsx';
import { SignupComplete } from './signup-complete.tsx';
import { SignupForm } from './signup-form.tsx';
import { useSignupMember } from './signup-member-query.ts';
import { SignupWork } from './signup-work.tsx';
import { unexplained } from './unexplained.ts';
import { useSignup } from './use-signup.ts';
import { useSignupForm } from './use-signup-form.ts';

export type SignupFlowProps = {
  /** The member whose page this sign-up belongs to: it leads on to him. */
  about: string | null;
  /** Told when it begins and ends to be in progress: meanwhile nothing may close it (section 2). */
  onLocked: (locked: boolean) => void;
};

/** Sign-up (section 4), where it opens: the form, the steps that make the account, complete. */
export function SignupFlow({ about, onLocked }: SignupFlowProps) {
  const member = useSignupMember(about);
  if (member === undefined) return null;
  return (
    <SignupGate>
      <Flow member={member} onLocked={onLocked} />
    </SignupGate>
  );
}

type FlowProps = Pick<SignupFlowProps, 'onLocked'> & { member: Parameters<typeof useSignupForm>[0] };

function Flow({ member, onLocked }: FlowProps) {
  const form = useSignupForm(member);
  const isMade = useRef(false);
  const { step, work } = useSignup({
    onMade: () => {
      isMade.current = true;
      form.forget();
    },
  });
  useEffect(() => onLocked(work.isPending), [onLocked, work.isPending]);
  // Back does not lead out of it either; once the account stands, the questions leave the history.
  useBlocker(() => work.isPending && !isMade.current);

  if (work.isPending) return <SignupWork step={step} />;
  if (work.data) return <SignupComplete signedUp={work.data} member={member} />;
  return (
    <SignupForm
      form={form}
      problem={unexplained(work.error)}
      onCreate={() => work.mutate(form.form, { onError: form.refuse })}
    />
  );
}
