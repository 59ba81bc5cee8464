import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Layout "empty" (section 2): nothing but the sign-up modal, which is its page. */
export default function EmptyLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
