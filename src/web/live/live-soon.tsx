import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useUser } from '../accounts/user-query.ts';

const Live = lazy(() => import('./live.tsx'));

/** Starts what goes on in the background once the page has come to life; visitors fetch none of it. */
export function LiveSoon() {
  const profileId = useUser()?.profile.id;
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  useLoginEnd(profileId);
  if (!isAlive || profileId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Live key={profileId} profileId={profileId} />
    </Suspense>
  );
}

/** Where a login ends while a page stands, its loaders decide anew: pages for members lead to the login. */
function useLoginEnd(profileId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const before = useRef(profileId);
  useEffect(() => {
    if (before.current !== undefined && profileId === undefined) void revalidate();
    before.current = profileId;
  }, [profileId, revalidate]);
}
