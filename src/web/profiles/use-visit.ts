import { useEffect } from 'react';
import { recordVisit } from '#contract/visits';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../data/api.ts';

/** A page must be open this long to count as a visit. */
const MIN_VIEW_MS = 1_000;

/** @spec D5.6 6.3 */
export function useVisit(profile: string): void {
  const api = useApi();
  const own = useUser()?.profile.id;
  useEffect(() => {
    if (own === undefined || own === profile) return;
    const looked = setTimeout(() => {
      api(recordVisit, { body: { id: profile } }).catch(() => {});
    }, MIN_VIEW_MS);
    return () => clearTimeout(looked);
  }, [api, own, profile]);
}
