import { useEffect } from 'react';
import { formOf } from './draft.ts';
import { SignupComplete } from './signup-complete.tsx';
import { SignupForm } from './signup-form.tsx';
import { SignupWork } from './signup-work.tsx';
import { unexplained } from './unexplained.ts';
import { useSignup } from './use-signup.ts';
import { useSignupForm } from './use-signup-form.ts';

type SignupFlowProps = {
  /** Told when it begins and ends to be in progress: meanwhile nothing may close it (section 2). */
  onLocked: (locked: boolean) => void;
  /** The new member goes on into the site. */
  onStart: () => void;
};

/** Sign-up (section 4): the form, the steps that make the account, complete. */
export function SignupFlow({ onLocked, onStart }: SignupFlowProps) {
  const form = useSignupForm();
  const { step, work } = useSignup();
  useEffect(() => onLocked(work.isPending), [onLocked, work.isPending]);

  const create = () =>
    work.mutate(formOf(form.draft, form.password), { onSuccess: form.forget, onError: form.refuse });

  if (work.isPending) return <SignupWork step={step} />;
  if (work.data) return <SignupComplete signedUp={work.data} onStart={onStart} />;
  return <SignupForm form={form} problem={unexplained(work.error)} onCreate={create} />;
}
