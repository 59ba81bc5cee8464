import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadDocument } from '../connection/reload-guard.ts';
import { purgePersisted } from './persisted-state.ts';
import { clearTabSession, isUserKnown, sessionEndReason } from './session-state.ts';
import { useUser } from './user-query.ts';

const LOGIN_PATH = '/login';

/**
 * Leads to the login when the one of this tab has ended, here or elsewhere; an ended one comes back to its page.
 * Stands in the root, since layouts come and go. When another member logged in next to it, in another tab, the page is loaded anew as his.
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
    // Logged out while no page was open, or somebody else since: it is not his to read, and never his to send.
    if (isUserLoaded) purgePersisted(id);
  }, [id, isUserLoaded]);
  useEffect(() => {
    const previous = previousId.current;
    previousId.current = id;
    if (previous === null || previous === id) return;
    if (id !== null) return loadDocument(pathname + search);
    // Whoever deleted his account is on his way to the page that says so; the page of a mailed link says it itself.
    if (sessionEndReason(cache) === 'left') return;
    mustClear.current = true;
    const isLogout = sessionEndReason(cache) === 'asked';
    // A loader that was refused may have led here first: it knew where he came from.
    const isOnLogin = pathname === LOGIN_PATH;
    const next = isOnLogin ? search : `?next=${encodeURIComponent(pathname + search)}`;
    navigate(LOGIN_PATH + (isLogout ? '' : next), {
      replace: isOnLogin,
      state: isLogout ? { loggedOut: true } : { ended: true },
    });
  }, [id, cache, navigate, pathname, search]);
  // Once the page that showed it is gone: it would ask anew, and be refused.
  useEffect(() => {
    if (!mustClear.current || pathname !== LOGIN_PATH) return;
    mustClear.current = false;
    clearTabSession(cache);
  }, [cache, pathname, id]);
  return null;
}
