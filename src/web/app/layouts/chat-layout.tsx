import { Outlet } from 'react-router';
import { useUser } from '../../accounts/user-query.ts';
import { EntryWarning } from '../../site/entry-warning.tsx';
import { Shell } from './shell.tsx';

/** @spec 2.2 */
export default function ChatLayout() {
  const isLoggedIn = useUser() !== null;
  return (
    <Shell>
      <Outlet />
      <EntryWarning isLoggedIn={isLoggedIn} />
    </Shell>
  );
}
