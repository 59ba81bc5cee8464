import { useEffect } from 'react';
import { recordVisit } from '#contract/visits';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';

/** A page that is left at once was not looked at. */
const LOOKED_MS = 1_000;

/** Says, once the page of another member stands before the reader, that he looks at it (decisions, 5.6). */
export function useVisit(profile: string): void {
  const api = useApi();
  const own = useUser()?.profile.id;
  useEffect(() => {
    if (own === undefined || own === profile) return;
    const looked = setTimeout(() => {
      api(recordVisit, { body: { id: profile } }).catch(() => {});
    }, LOOKED_MS);
    return () => clearTimeout(looked);
  }, [api, own, profile]);
}
