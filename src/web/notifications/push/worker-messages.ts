import type { QueryClient } from '@tanstack/react-query';
import type { ServiceWorkerMessage } from '#contract/push';
import { invalidate } from '../../data/invalidate.ts';
import { ownOriginPath } from './own-origin-path.ts';
import { updatePushState } from './push-state.ts';

type WorkerMessageDeps = {
  cache: QueryClient;
  navigate: (path: string) => unknown;
  signal: AbortSignal;
};

/** @spec 7.12 7.8 */
export function listenToWorker({ cache, navigate, signal }: WorkerMessageDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const listen = ({ data }: MessageEvent<ServiceWorkerMessage | null>) => {
    if (data?.type === 'NEW_PUSH_MESSAGE') receive(cache, data.message);
    if (data?.type === 'NEW_PUSH_CLICK') openClicked(data.data, navigate);
  };
  navigator.serviceWorker.addEventListener('message', listen, { signal });
}

type PushMessage = Extract<ServiceWorkerMessage, { type: 'NEW_PUSH_MESSAGE' }>['message'];

function receive(cache: QueryClient, message: PushMessage): void {
  updatePushState({ lastMessage: { ...message, receivedAt: new Date().toISOString() } });
  void invalidate(cache, ['user', 'chats', 'likes', 'thread']);
}

type PushClick = Extract<ServiceWorkerMessage, { type: 'NEW_PUSH_CLICK' }>['data'];

/**
 * The router opens the page, so what the member typed stays in the draft.
 * @spec 7.12
 */
function openClicked({ checkUrl, openUrl }: PushClick, navigate: (path: string) => unknown): void {
  const path = ownOriginPath(openUrl, location.origin);
  if (path === null || isShown(checkUrl)) return;
  navigate(path);
}

/** The fragment is ignored, because it only scrolls. */
function isShown(checkUrl: string): boolean {
  const path = ownOriginPath(checkUrl, location.origin);
  return path !== null && path.split('#')[0] === location.pathname + location.search;
}
