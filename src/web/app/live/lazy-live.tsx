import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.ts';

const Live = lazy(optionalComponent(() => import('./live.tsx')));

/** @spec D5.6 */
export function LazyLive() {
  const profileId = useUser()?.profile.id;
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated || profileId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Live key={profileId} profileId={profileId} />
    </Suspense>
  );
}
