import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadDocument } from '../connection/reload-guard.ts';
import { clearTracesOfOthers, dropSharedPhoto } from './browser-traces.ts';
import { purgePersisted } from './persisted-state.ts';
import { clearTabSession, isUserKnown, sessionEndReason } from './tab-session.ts';
import { useUser } from './user-query.ts';

const LOGIN_PATH = '/login';

/**
 * Mounted in the root, because layouts unmount between pages. Reloads if another tab logs in another member.
 * @spec 5.10 D2.21
 */
export function SessionEndHandler(): null {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useUser()?.profile.id ?? null;
  const isUserLoaded = isUserKnown(cache);
  const previousId = useRef(id);
  const mustClear = useRef(false);
  useEffect(() => {
    // The current member must not see data of other members, such as drafts.
    if (!isUserLoaded) return;
    purgePersisted(id);
    clearTracesOfOthers(id);
  }, [id, isUserLoaded]);
  useEffect(() => {
    const previous = previousId.current;
    previousId.current = id;
    if (previous === null || previous === id) return;
    void dropSharedPhoto({ evenIfNew: true }).catch(() => undefined);
    if (id !== null) return loadDocument(pathname + search);
    // With `leaving`, the page itself handles the end of the session.
    if (sessionEndReason(cache) === 'leaving') return;
    mustClear.current = true;
    const isLogout = sessionEndReason(cache) === 'logout';
    const isOnLogin = pathname === LOGIN_PATH;
    const next = isOnLogin ? search : `?next=${encodeURIComponent(pathname + search)}`;
    navigate(LOGIN_PATH + (isLogout ? '' : next), {
      replace: isOnLogin,
      state: isLogout ? { loggedOut: true } : { ended: true },
    });
  }, [id, cache, navigate, pathname, search]);
  // Before the login is shown, the previous page would refetch the cleared data.
  useEffect(() => {
    if (!mustClear.current || pathname !== LOGIN_PATH) return;
    mustClear.current = false;
    clearTabSession(cache);
  }, [cache, pathname, id]);
  return null;
}
