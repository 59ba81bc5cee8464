import type { App } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';
import { oncePerMinute } from '../../platform/once-per-minute.ts';
import { startPoller } from '../../platform/poller.ts';
import type { NoticedPushSource, PushSources } from './push-source.ts';
import { flushPushOutbox, pushSubjects } from './push-subjects.ts';
import { PUSH_QUEUED } from './queue-pushes.ts';

/** Gathers the notices of this time, so that their queries are shared. */
const GATHER_MS = 40;
const BATCH_SIZE = 500;
/** What comes beyond this number is found by the job `push-missed`. */
const MAX_WAITING_NOTICES = 20_000;
/** A push service that is slow does not delay the others until so many pushes wait for it. */
const MAX_SENDING = 2_000;

export type PushWorker = {
  /** Resolves when everything that was noticed has been sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Pushes follow from notices after the commit, so the sender of a message waits for none of it.
 * @spec 4.11
 */
export function startPushWorker(app: App, sources: PushSources): PushWorker {
  const byNotice = new Map(sources.noticed.map(source => [source.notice, source]));
  const sending = new Map<Promise<void>, number>();
  let waiting: BusNotice[] = [];
  let gathering: Promise<void> | null = null;
  let closing = false;
  const logFailure = oncePerMinute((error: unknown) => app.log.warn({ err: error }, 'pushes failed'));

  const start = (batch: Promise<void>, size: number) => {
    const tracked = batch.catch(logFailure).finally(() => sending.delete(tracked));
    sending.set(tracked, size);
  };
  const sendingCount = () => sending.values().reduce((total, size) => total + size, 0);
  const pushBatch = async (source: NoticedPushSource, notices: BusNotice[]) => {
    const subjects = await source.subjectsOf(app, notices);
    if (subjects.length === 0) return;
    while (sendingCount() >= MAX_SENDING) await Promise.race(sending.keys());
    start((await pushSubjects(app, source, sources, subjects)).sending, subjects.length);
  };
  const pushWaiting = async () => {
    await new Promise(resolve => setTimeout(resolve, GATHER_MS));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_SIZE);
      for (const [type, notices] of Map.groupBy(batch, notice => notice.type)) {
        const source = byNotice.get(type);
        if (source) await pushBatch(source, notices).catch(logFailure);
      }
    }
  };
  const gather = () => {
    gathering ??= pushWaiting().finally(() => {
      gathering = null;
      if (waiting.length > 0) gather();
    });
  };
  const unsubscribe = app.bus.subscribe(notice => {
    if (closing || !byNotice.has(notice.type) || waiting.length >= MAX_WAITING_NOTICES) return;
    waiting.push(notice);
    gather();
  });
  const poller = startPoller({
    ...{ bus: app.bus, log: app.log, subject: 'pushes', wakeNotice: PUSH_QUEUED, workers: 1 },
    work: isStopping => flushPushOutbox(app, sources, isStopping),
  });
  const idle = async () => {
    while (gathering || sending.size > 0) await Promise.all([gathering, ...sending.keys()]);
  };
  return {
    idle,
    async close() {
      closing = true;
      unsubscribe();
      waiting = [];
      await poller.close();
      await idle();
    },
  };
}
