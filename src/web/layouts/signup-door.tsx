import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { LinkProps } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';
import { ButtonLink, type Look } from '../ui/button.tsx';

const SignupModal = lazy(() => import('../accounts/signup/signup-modal.tsx'));

const OpenSignup = createContext<(() => void) | null>(null);

/** Holds the sign-up modal of a layout: large screens sign up in place, phones go to the route (section 2). */
export function SignupDoor({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <OpenSignup value={() => setOpen(true)}>
      {children}
      {open && (
        <Suspense>
          <SignupModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenSignup>
  );
}

/** A link to sign-up; opens the modal where there is room and a layout that holds it. */
export function SignupLink({ onClick, ...rest }: Look & Omit<LinkProps, 'to'>) {
  const open = use(OpenSignup);
  return (
    <ButtonLink
      {...rest}
      to="/signup"
      onClick={event => {
        onClick?.(event);
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        if (!open || !plain || innerWidth < BREAKPOINTS.md) return;
        event.preventDefault();
        open();
      }}
    />
  );
}
