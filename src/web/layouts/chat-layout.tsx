import { Outlet } from 'react-router';
import { EntryWarning } from '../site/entry-warning.tsx';
import { Shell } from './shell.tsx';

/** Layout "chat" (section 2): bare, without top navigation, footer and warnings area, but with the site-entry warning. */
export default function ChatLayout() {
  return (
    <Shell>
      <Outlet />
      <EntryWarning />
    </Shell>
  );
}
