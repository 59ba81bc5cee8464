import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OpenSignupContext } from '../accounts/signup-link.tsx';
import { useUser } from '../accounts/user-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

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

/**
 * Each question has a history entry, so that the Back button leads to the previous question.
 * @spec D3.2
 */
export type SignupHistoryState = {
  question?: string;
  /** Number of history entries since the first question of this sign-up. */
  steps?: number;
  stepped?: boolean;
  about?: string | null;
};

export type SignupLocationState = { signup?: SignupHistoryState } | null;

export const useSignupHistory = (): SignupHistoryState | undefined =>
  (useLocation().state as SignupLocationState)?.signup;
