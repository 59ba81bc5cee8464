import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts';
import { startTabSession } from './tab-session.ts';

/** @spec 5.10 */
export function useCompleteLogin(next: string): (user: User) => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async user => {
    await startTabSession(cache, user);
    await navigate(next, { replace: true });
  };
}
