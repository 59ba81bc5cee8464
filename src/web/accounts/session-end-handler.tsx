import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadDocument } from '../connection/reload-guard.ts';
import { purgePersisted } from './persisted-state.ts';
import { clearTabSession, isUserKnown, sessionEndReason } from './tab-session.ts';
import { useUser } from './user-query.ts';

const LOGIN_PATH = '/login';

/**
 * Redirects to the login when the session ends, or reloads if another member logged in in another tab.
 * Mounted in the root, because layouts unmount between pages.
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
    // Removes data of other members, such as drafts, which the current member must not see.
    if (isUserLoaded) purgePersisted(id);
  }, [id, isUserLoaded]);
  useEffect(() => {
    const previous = previousId.current;
    previousId.current = id;
    if (previous === null || previous === id) return;
    if (id !== null) return loadDocument(pathname + search);
    // `leaving`: the page handles the end of the session itself, as during the deletion of the account or on
    // pages that emailed links open.
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
  // Clears the data only when the login is shown. Otherwise the previous page would refetch the data, and the
  // server would refuse the request.
  useEffect(() => {
    if (!mustClear.current || pathname !== LOGIN_PATH) return;
    mustClear.current = false;
    clearTabSession(cache);
  }, [cache, pathname, id]);
  return null;
}
