import { type ComponentProps, createContext, use } from 'react';
import { BREAKPOINTS } from '#contract/constants';
import { ButtonLink } from '../ui/button.tsx';

/** Opens the sign-up over the page; null where the page has no sign-up modal. */
export const OpenSignupContext = createContext<((about: string | null) => void) | null>(null);

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
        open(about ?? null);
      }}
    />
  );
}
