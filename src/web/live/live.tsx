import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '#contract/client';
import type { LiveFrame } from '#contract/events';
import { endTabSession } from '../accounts/session-state.ts';
import { userQuery } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { socketAddress } from '../api-base-url.ts';
import { chatsQuery } from '../chats/chats-query.ts';
import { keepSending } from '../chats/outbox/keep-sending.ts';
import { TimeBonus } from '../credits/time-bonus/time-bonus.tsx';
import { Announcements } from '../likes/announcements.tsx';
import { likesQuery } from '../likes/likes-query.ts';
import { showNewest, useAutoLike } from '../likes/use-auto-like.ts';
import { whenInView } from '../likes/when-in-view.ts';
import { applyEvent } from './apply-event.ts';
import { catchUp } from './catch-up.ts';
import { connectTabs } from './connect-tabs.ts';
import { refetch } from './refetch.ts';
import { keepRhythm } from './rhythm.ts';
import { sayThrough } from './say.ts';
import { tellWhetherHere } from './tell-here.ts';

/** What goes on while a member is logged in, on whatever page: realtime events, the refetch rhythm, new likes and matches. */
export default function Live({ profileId }: { profileId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const [connections, setConnections] = useState(0);
  useAutoLike(connections);
  // From the first answer on, chats and likes are kept loaded: events and counts need them on every page.
  const [isAwake, setIsAwake] = useState(false);
  useQuery({ ...chatsQuery(api), enabled: isAwake });
  useQuery({ ...likesQuery(api), enabled: isAwake });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const url = socketAddress();
    const wake = () => setIsAwake(true);
    const say = connectTabs({
      profileId,
      url,
      signal,
      onFrame(frame) {
        follow(api, cache, frame);
        if (frame.type === 'hello') setConnections(count => count + 1);
        wake();
      },
    });
    sayThrough(say, signal);
    keepRhythm(() => {
      refetch(api, cache);
      wake();
    }, signal);
    tellWhetherHere({ profileId, signal, comeBack: () => fetchUser(api, cache) });
    keepSending(api, cache, profileId, signal);
    return () => ending.abort();
  }, [api, cache, profileId]);
  return (
    <>
      <Announcements />
      <TimeBonus />
    </>
  );
}

function follow(api: Api, cache: QueryClient, frame: LiveFrame): void {
  if (frame.type === 'hello') catchUp(cache);
  else if (frame.type !== 'bye') applyEvent(cache, frame);
  else if (frame.reason === 'logged_out') endTabSession(cache);
  // A match is shown at once, by the tab that is in view; a like waits until the members area is entered again.
  if (frame.type === 'like' && frame.by === 'other' && frame.matched)
    whenInView(() => void showNewest(api, cache, { by: 'other' }));
}

const fetchUser = (api: Api, cache: QueryClient): void =>
  void cache.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => {});
