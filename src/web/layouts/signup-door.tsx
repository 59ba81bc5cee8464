import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { type LinkProps, useLocation } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';
import { ButtonLink, type Look } from '../ui/button.tsx';

const SignupModal = lazy(() => import('../accounts/signup/signup-modal.tsx'));

const OpenSignup = createContext<(() => void) | null>(null);

/** Holds the sign-up modal of a layout: large screens sign up in place, phones go to the route (section 2). */
export function SignupDoor({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Bound to its page: who goes elsewhere, as to the login, leaves it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <OpenSignup value={() => setOpenAt(pathname)}>
      {children}
      {openAt === pathname && (
        <Suspense>
          <SignupModal onClose={() => setOpenAt(null)} />
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
