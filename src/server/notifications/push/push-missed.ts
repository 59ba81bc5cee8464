import { DAY_MS, MINUTE_MS } from '#contract/durations';
import type { App, AppJob } from '../../app.ts';
import { stoppingInTime } from '../runs/continue-run.ts';
import { selectProcessedUntil, upsertProcessedUntil } from '../runs/queries.ts';
import {
  type MissedPeriod,
  type NoticedPushSource,
  type PushSources,
  type PushSubject,
  subjectKey,
} from './push-source.ts';
import { pushSubjects } from './push-subjects.ts';

/** What a page showed may be due minutes later, so each run looks at this time. */
const RECENT_MS = 10 * MINUTE_MS;
/** What is older is left to emails and reminders. */
const OLDEST_MS = DAY_MS;
/** Bounds a statement after an outage. */
const PERIOD_MS = 30 * MINUTE_MS;
/** Bounds a run. The next one continues. */
const MAX_MISSED = 5_000;

/**
 * Finds what no worker was notified of, and what was before the member's eyes but is still unread. After an outage of all
 * workers, it goes through the time since the last run, at most a day.
 * @spec 4.11 D2.48
 */
export async function pushMissed(app: App, sources: PushSources, isStopping = () => false): Promise<void> {
  for (const source of sources.noticed) await pushMissedOf(app, source, sources, isStopping);
}

async function pushMissedOf(
  app: App,
  source: NoticedPushSource,
  sources: PushSources,
  isStopping: () => boolean,
): Promise<void> {
  const run = `push-missed ${source.name}`;
  const now = app.clock.now();
  const { subjects, until } = await findMissed(app, source, {
    now,
    after: await selectProcessedUntil(app.db, run),
    isStopping,
  });
  const { sending } = await pushSubjects(app, source, sources, subjects);
  await sending;
  await upsertProcessedUntil(app.db, run, { until, now });
}

type Search = { now: Date; after: Date | undefined; isStopping: () => boolean };

/**
 * Looks at the last minutes first, so that an outage delays nothing new. All is pushed together, because several likes
 * are one notification.
 * @returns the time up to which everything was found
 */
async function findMissed(
  { db }: Pick<App, 'db'>,
  source: NoticedPushSource,
  { now, after, isStopping }: Search,
): Promise<{ subjects: PushSubject[]; until: Date }> {
  const found = new Map<string, PushSubject>();
  const find = async (period: Pick<MissedPeriod, 'since' | 'until'>) => {
    const limit = MAX_MISSED - found.size;
    const subjects = await source.missed(db, { ...period, now, limit });
    for (const subject of subjects) found.set(subjectKey(subject), subject);
    return subjects.length < limit;
  };
  const recent = earlier(now, RECENT_MS);
  const isRecentComplete = await find({ since: recent, until: now });
  let until = latest(after ?? recent, earlier(now, OLDEST_MS));
  while (until < recent && found.size < MAX_MISSED && !isStopping()) {
    const end = new Date(Math.min(until.getTime() + PERIOD_MS, recent.getTime()));
    if (!(await find({ since: until, until: end }))) break;
    until = end;
  }
  return { subjects: [...found.values()], until: until >= recent && isRecentComplete ? now : until };
}

const earlier = (time: Date, ms: number): Date => new Date(time.getTime() - ms);
const latest = (one: Date, other: Date): Date => (one > other ? one : other);

export const pushJobs = (sources: PushSources): AppJob[] => [
  {
    name: 'push-missed',
    cron: '* * * * *',
    run: (app, _data, isStopping) => pushMissed(app, sources, stoppingInTime(app, isStopping)),
  },
];
