import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../accounts/user-query.ts';
import { checkSubscription } from './check-subscription.ts';
import { closeNamedNotifications } from './close-named-notifications.ts';
import { refreshCapability, resetPushState } from './push-state.ts';
import { usePushKey } from './use-subscribe.ts';
import { listenToWorker } from './worker-messages.ts';

/**
 * Runs in every tab of a logged-in member.
 * @spec 4.11 7.12
 */
export function usePushInTab(): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  latestNavigate.current = navigate;
  const publicKey = usePushKey();
  const user = useUser();
  const isKnownToServer = user?.push_subscribed;
  const isDiscreet = user?.discreet === true;
  useEffect(() => {
    if (publicKey === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    refreshCapability();
    // The member may have changed the permission in the browser's settings meanwhile.
    document.addEventListener('visibilitychange', refreshCapability, { signal });
    listenToWorker({ cache, navigate: path => latestNavigate.current(path), signal });
    return () => {
      ending.abort();
      resetPushState();
    };
  }, [cache, publicKey]);
  useEffect(() => {
    if (isDiscreet) void closeNamedNotifications().catch(() => undefined);
  }, [isDiscreet]);
  useEffect(() => checkQuietly(cache, publicKey, isKnownToServer), [cache, publicKey, isKnownToServer]);
}

/** A failure, for example without a connection, is mended by the check of the next page. */
function checkQuietly(
  cache: QueryClient,
  publicKey: string | null,
  isKnownToServer: boolean | undefined,
): void {
  if (publicKey !== null && isKnownToServer !== undefined)
    checkSubscription(cache, publicKey).catch(() => undefined);
}
