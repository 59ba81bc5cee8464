import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadDocument } from '../connection/reload-guard.ts';
import { forgetKept } from './kept.ts';
import { forgetLogin, isKnown, loginEndOf } from './login-state.ts';
import { useUser } from './user-query.ts';

const LOGIN = '/login';

/**
 * Leads to the login when the one of this tab has ended, here or elsewhere; an ended one comes back to its page.
 * Stands in the root, since layouts come and go. When another member logged in next to it, in another tab, the page is loaded anew as his.
 */
export function LoginEnd(): null {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useUser()?.profile.id ?? null;
  const isTold = isKnown(cache);
  const before = useRef(id);
  const forgets = useRef(false);
  useEffect(() => {
    // Logged out while no page was open, or somebody else since: it is not his to read, and never his to send.
    if (isTold) forgetKept(id);
  }, [id, isTold]);
  useEffect(() => {
    const had = before.current;
    before.current = id;
    if (had === null || had === id) return;
    if (id !== null) return loadDocument(pathname + search);
    // Whoever deleted his account is on his way to the page that says so; the page of a mailed link says it itself.
    if (loginEndOf(cache) === 'left') return;
    forgets.current = true;
    const asked = loginEndOf(cache) === 'asked';
    // A loader that was refused may have led here first: it knew where he came from.
    const isThere = pathname === LOGIN;
    const next = isThere ? search : `?next=${encodeURIComponent(pathname + search)}`;
    navigate(LOGIN + (asked ? '' : next), {
      replace: isThere,
      state: asked ? { loggedOut: true } : { ended: true },
    });
  }, [id, cache, navigate, pathname, search]);
  // Once the page that showed it is gone: it would ask anew, and be refused.
  useEffect(() => {
    if (!forgets.current || pathname !== LOGIN) return;
    forgets.current = false;
    forgetLogin(cache);
  }, [cache, pathname, id]);
  return null;
}
