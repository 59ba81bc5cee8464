import { Outlet } from 'react-router';
import { EntryWarning } from '../site/entry-warning.tsx';
import { Shell } from './shell.tsx';

/** @spec 2.2 */
export default function ChatLayout() {
  return (
    <Shell>
      <Outlet />
      <EntryWarning />
    </Shell>
  );
}
