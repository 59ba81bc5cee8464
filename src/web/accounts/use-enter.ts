import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts';
import { loginHere } from './login-state.ts';

/** What follows a login, however it was proved: the tab is the member's, and leads to the page asked for. */
export function useEnter(next: string): (user: User) => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async user => {
    await loginHere(cache, user);
    await navigate(next, { replace: true });
  };
}
