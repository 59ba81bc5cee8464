import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OpenSignupContext } from '../accounts/signup-link.tsx';
import { useUser } from '../accounts/user-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type SignupLocationState, useSignupHistory } from './signup-history.ts';

const SignupModal = lazy(() => import('./signup-modal.tsx'));

/**
 * The history entry stores the sign-up state, so that the Back button closes the modal.
 * @spec 2.4
 */
export function SignupModalHost({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = (about: string | null) =>
    void navigate(
      { pathname, search, hash },
      { preventScrollReset: true, state: { ...state, signup: { about } } satisfies SignupLocationState },
    );
  return (
    <OpenSignupContext value={open}>
      {children}
      {useIsOpen() && (
        <Suspense>
          <SignupModal />
        </Suspense>
      )}
    </OpenSignupContext>
  );
}

function useIsOpen(): boolean {
  const isRequested = useSignupHistory() !== undefined;
  const isVisitor = useUser() === null;
  const hydrated = useHydrated();
  const wasOpen = useRef(false);
  const isOpen = hydrated && isRequested && (isVisitor || wasOpen.current);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen;
}
