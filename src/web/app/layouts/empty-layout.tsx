import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** @spec 2.2 */
export default function EmptyLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
