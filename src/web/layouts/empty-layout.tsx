import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/**
 * Layout "empty": only the sign-up, which is the page.
 * @spec 2.2
 */
export default function EmptyLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
