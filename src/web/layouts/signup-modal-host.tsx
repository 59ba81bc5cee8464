import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BREAKPOINTS } from '#contract/constants';
import {
  type SignupHistoryState,
  type SignupLocationState,
  useSignupHistory,
} from '../accounts/signup/signup-history.ts';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const SignupModal = lazy(() => import('../accounts/signup/signup-modal.tsx'));

const OpenSignupContext = createContext<((state: SignupHistoryState) => void) | null>(null);

/**
 * The history entry stores the sign-up state, so that the Back button closes the modal.
 * @spec 2.4
 */
export function SignupModalHost({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = (signup: SignupHistoryState) =>
    void navigate(
      { pathname, search, hash },
      { preventScrollReset: true, state: { ...state, signup } satisfies SignupLocationState },
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

type SignupLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** Id of the member whose page opens after the sign-up. */
  about?: string;
};

/** @spec 2.4 */
export function SignupLink({ onClick, about, ...rest }: SignupLinkProps) {
  const open = use(OpenSignupContext);
  return (
    <ButtonLink
      {...rest}
      to={about === undefined ? '/signup' : `/members/${about}/signup`}
      onClick={event => {
        onClick?.(event);
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        if (!open || !plain || innerWidth < BREAKPOINTS.md) return;
        event.preventDefault();
        open({ about: about ?? null });
      }}
    />
  );
}
