import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EARLY_LIKES } from '#contract/constants';
import { giveEarlyLikes } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { sendCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';

/**
 * Gives the likes from before the sign-up when the member is here after the activation, in this browser or another. What a
 * failure leaves in the cookie is given by the next page load.
 * @spec 4.7
 */
export function useEarlyLikes(): void {
  const t = useMembersText();
  const cache = useQueryClient();
  const isActive = useUser()?.status === 'active';
  useEffect(() => {
    if (!isActive || !document.cookie.includes(`${EARLY_LIKES.cookie}=`)) return;
    sendCall(cache, giveEarlyLikes).then(
      ({ given }) => {
        if (given > 0) toast(t('likes.early_given', { count: given }), 'good');
      },
      () => undefined,
    );
  }, [cache, t, isActive]);
}
