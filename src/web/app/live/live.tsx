import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '#contract/client';
import type { LiveFrame } from '#contract/events';
import { endTabSession } from '../../accounts/tab-session.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { chatsQuery } from '../../chats/chats-query.ts';
import { FirstMessage } from '../../chats/first-message.tsx';
import { startOutbox } from '../../chats/outbox/start-outbox.ts';
import { announceConnection, setSocketSender } from '../../chats/typing/socket-sender.ts';
import { TimeBonusCountdown } from '../../credits/time-bonus/time-bonus-countdown.tsx';
import { useApi } from '../../data/api.ts';
import { socketAddress } from '../../data/api-base-url.ts';
import { applyEvent } from '../../data/apply-event.ts';
import { LikeOverlays } from '../../likes/like-overlays.tsx';
import { likesQuery } from '../../likes/likes-query.ts';
import { showNewest, useNewestLike } from '../../likes/show-newest-like.ts';
import { useEarlyLikes } from '../../likes/use-early-likes.ts';
import { usePushInTab } from '../../notifications/push/use-push-in-tab.ts';
import { whenInView } from '../../ui/when-in-view.ts';
import { watchInstallMoment } from '../installed/install-moment.ts';
import { registerServiceWorker } from '../installed/register-service-worker.ts';
import './cache-writers.ts';
import { connectTabs } from './connect-tabs.ts';
import { catchUp, refetch } from './refetch.ts';
import { scheduleRefetch } from './refetch-schedule.ts';
import { reportPresence } from './report-presence.ts';
import { reportVisibility } from './report-visibility.ts';

/**
 * Runs on every page of a logged-in member.
 * @spec D5.6 7.5
 */
export default function Live({ profileId }: { profileId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const [connections, setConnections] = useState(0);
  useNewestLike(connections);
  usePushInTab();
  useEarlyLikes();
  // Chats and likes stay loaded, because every page needs their counts.
  const [shouldLoad, setShouldLoad] = useState(false);
  useInfiniteQuery({ ...chatsQuery(), enabled: shouldLoad });
  useInfiniteQuery({ ...likesQuery(), enabled: shouldLoad });
  useEffect(() => {
    registerServiceWorker();
    const ending = new AbortController();
    const { signal } = ending;
    const url = socketAddress();
    const noticeMoment = watchInstallMoment(profileId, signal);
    const startLoading = () => setShouldLoad(true);
    const sendFrame = connectTabs({
      profileId,
      url,
      signal,
      onFrame(frame) {
        handleFrame(api, cache, frame);
        noticeMoment(frame);
        if (frame.type === 'hello') setConnections(count => count + 1);
        startLoading();
      },
    });
    setSocketSender(sendFrame, signal);
    scheduleRefetch(() => {
      refetch(cache);
      startLoading();
    }, signal);
    reportPresence(() => sendFrame({ type: 'present', by: profileId }), signal);
    reportVisibility({ profileId, signal, onReturn: () => fetchUser(cache) });
    startOutbox(cache, profileId, signal);
    return () => ending.abort();
  }, [api, cache, profileId]);
  return (
    <>
      <LikeOverlays FirstMessage={FirstMessage} />
      <TimeBonusCountdown />
    </>
  );
}

function handleFrame(api: Api, cache: QueryClient, frame: LiveFrame): void {
  if (frame.type === 'hello') {
    catchUp(cache);
    announceConnection();
  }
  if (frame.type !== 'hello' && frame.type !== 'bye') applyEvent(cache, frame);
  if (frame.type === 'bye' && frame.reason === 'logged_out') endTabSession(cache);
  // Shows only matches, because `useNewestLike` shows the likes.
  if (frame.type === 'like' && frame.by === 'other' && frame.matched)
    whenInView(() => void showNewest(api, cache, { by: 'other' }));
}

const fetchUser = (cache: QueryClient): void =>
  void cache.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => {});
