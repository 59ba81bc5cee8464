import { afterEach, expect } from 'vitest';
import webPush from 'web-push';
import { type PushPayload, subscribeToPush } from '#contract/push';
import { chatActions } from '../../../chats/testing/chat-actions.ts';
import { pushSources } from '../../../domains.ts';
import { onTestEnd } from '../../../platform/testing/on-test-end.ts';
import type { PushService } from '../../../providers/push/sandbox/push-service.ts';
import {
  type RunningPushService,
  startPushService,
} from '../../../providers/push/testing/start-push-service.ts';
import { createWebPush } from '../../../providers/push/web-push.ts';
import type { TestMember } from '../../../testing/members.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { flushPushOutbox } from '../push-subjects.ts';
import { startPushWorker } from '../push-worker.ts';

type Subscription = ReturnType<PushService['subscribe']>;

export type PushServer = TestServer & {
  send: ReturnType<typeof chatActions>['send'];
  service: RunningPushService;
  subscribe(member: TestMember): Promise<Subscription>;
  /** Waits until everything that happened before was pushed or left out. */
  settled(): Promise<void>;
  /** What the browser of the subscription was sent since the last call. */
  takePushes(subscription: Subscription): Promise<PushPayload[]>;
  /** Runs the outbox at the time of the clock. */
  flush(): Promise<void>;
};

/** A server with its push worker and a push service that it may use. */
export async function startPushServer(env: Record<string, string> = {}): Promise<PushServer> {
  const keys = webPush.generateVAPIDKeys();
  const service = await startPushService(() => keys.publicKey);
  const push = createWebPush({
    ...{ keys, subject: 'mailto:push@lavender.example', services: ['fcm.googleapis.com'] },
    localPrefixes: () => [`${service.origin}/`],
    // The tests let the service fail again and again.
    pauses: { waitMs: () => 0, record: () => undefined },
  });
  const server = await startTestServer(env, { push });
  const { app, as } = server;
  const worker = startPushWorker(app, pushSources);
  afterEach(() => service.setTrouble(null));
  onTestEnd(async () => {
    await worker.close();
    await service.close();
  });
  const settled = async () => {
    let arrived = false;
    const stop = app.bus.subscribe(({ type }) => {
      arrived ||= type === 'settled_marker';
    });
    app.bus.publish({ to: [], type: 'settled_marker', ids: {} });
    await expect.poll(() => arrived).toBe(true);
    stop();
    await worker.idle();
  };
  const isTo =
    ({ endpoint }: Subscription) =>
    ({ subscription }: { subscription: string }) =>
      endpoint.endsWith(subscription);
  return {
    ...server,
    service,
    send: chatActions(server).send,
    settled,
    async subscribe(member) {
      const subscription = service.subscribe();
      await as(member).call(subscribeToPush, { body: { subscription } });
      return subscription;
    },
    async takePushes(subscription) {
      await settled();
      const taken = service.received.filter(isTo(subscription));
      for (const push of taken) service.received.splice(service.received.indexOf(push), 1);
      return taken.map(({ payload }) => JSON.parse(payload) as PushPayload);
    },
    flush: () => flushPushOutbox(app, pushSources),
  };
}
