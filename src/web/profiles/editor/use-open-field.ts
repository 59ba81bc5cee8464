import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * An open field is a history entry, so that the Back button closes the field.
 * @spec 3.2
 */
export function useOpenField(field: string) {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && hash === `#${field}`;
  return {
    isOpen,
    link: { to: `#${field}`, state: { opened: true }, preventScrollReset: true },
    close() {
      if (window.location.hash !== `#${field}`) return;
      if (state?.opened) void navigate(-1);
      else void navigate(pathname, { replace: true, preventScrollReset: true });
    },
  };
}
