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
import { type SignupPlace, useSignupPlace, type WithSignup } from '../accounts/signup/signup-place.ts';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useHydrated } from '../ui/hydrated.ts';

const SignupModal = lazy(() => import('../accounts/signup/signup-modal.tsx'));

const OpenSignup = createContext<((place: SignupPlace) => void) | null>(null);

/**
 * Holds the sign-up modal of a layout: large screens sign up in place, phones go to the route (section 2). It is open where the
 * history says so: Back closes it, and who goes elsewhere, as to the login, leaves it.
 */
export function SignupDoor({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = (signup: SignupPlace) =>
    void navigate(
      { pathname, search, hash },
      { preventScrollReset: true, state: { ...state, signup } satisfies WithSignup },
    );
  return (
    <OpenSignup value={open}>
      {children}
      {useIsOpen() && (
        <Suspense>
          <SignupModal />
        </Suspense>
      )}
    </OpenSignup>
  );
}

/** For visitors, and for the member that one of them has just become; a member who comes back to such an entry sees his page. */
function useIsOpen(): boolean {
  const isAsked = useSignupPlace() !== undefined;
  const isVisitor = useUser() === null;
  const hydrated = useHydrated();
  const wasOpen = useRef(false);
  const isOpen = hydrated && isAsked && (isVisitor || wasOpen.current);
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen;
}

type SignupLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** The member whose page it stands on: sign-up lets him be written to, and leads on to him. */
  about?: string;
};

/** A link to sign-up; opens the modal where there is room and a layout that holds it. */
export function SignupLink({ onClick, about, ...rest }: SignupLinkProps) {
  const open = use(OpenSignup);
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
