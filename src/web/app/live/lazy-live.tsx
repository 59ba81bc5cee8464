import { useEffect, useState } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.tsx';

const Live = optionalComponent(() => import('./live.tsx'));

/** @spec D5.6 */
export function LazyLive() {
  const profileId = useUser()?.profile.id;
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated || profileId === undefined) return null;
  return <Live key={profileId} profileId={profileId} />;
}
