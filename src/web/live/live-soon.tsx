import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../accounts/user-query.ts';
import { optionalComponent } from '../connection/optional-component.ts';

const Live = lazy(optionalComponent(() => import('./live.tsx')));

/** Starts what goes on in the background once the page has come to life; visitors fetch none of it. */
export function LiveSoon() {
  const profileId = useUser()?.profile.id;
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive || profileId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Live key={profileId} profileId={profileId} />
    </Suspense>
  );
}
