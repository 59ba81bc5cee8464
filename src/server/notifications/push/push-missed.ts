import { MINUTE_MS } from '#contract/durations';
import type { App, AppJob } from '../../app.ts';
import type { PushSources } from './push-source.ts';
import { pushSubjects } from './push-subjects.ts';

const MISSED_MS = 10 * MINUTE_MS;

/**
 * Finds what no worker was notified of, and what was before the member's eyes but is still unread.
 * @spec 4.11
 */
export async function pushMissed(app: App, sources: PushSources): Promise<void> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - MISSED_MS);
  for (const source of sources.noticed) {
    const subjects = await source.missed(app.db, { since, now });
    const { sending } = await pushSubjects(app, source, sources, subjects);
    await sending;
  }
}

export const pushJobs = (sources: PushSources): AppJob[] => [
  { name: 'push-missed', cron: '* * * * *', run: app => pushMissed(app, sources) },
];
