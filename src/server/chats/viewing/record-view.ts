import { VIEWING } from '#contract/constants';
import type { ViewingFrame } from '#contract/typing';
import type { App } from '../../app.ts';
import type { SocketSession } from '../../platform/live/connections.ts';
import { oncePerMinute } from '../../platform/once-per-minute.ts';
import { deleteExpiredViews, deleteViews, upsertViews, type View } from './queries.ts';

type RecordDeps = Pick<App, 'db' | 'clock' | 'log'>;

/** Pages that open within this time share their statements. */
const GATHER_MS = 100;

/** By page; a later frame of the same page replaces the earlier one. */
const gatheredViews = new WeakMap<RecordDeps['db'], Map<string, View>>();
const runningWrites = new WeakMap<RecordDeps['db'], Promise<void>>();

/**
 * A view that is lost costs at most a push too many or, until it expires, a push that comes later.
 * @spec 4.11
 */
export function recordView(
  app: RecordDeps,
  { profileId }: SocketSession,
  { by, page, conversation }: ViewingFrame,
): void {
  if (by !== profileId) return;
  const gathering = gatheredViews.get(app.db);
  const views = gathering ?? new Map<string, View>();
  views.set(`${profileId} ${page}`, { page, profileId, conversation });
  if (gathering) return;
  gatheredViews.set(app.db, views);
  setTimeout(() => void flushViews(app), GATHER_MS).unref();
}

/** Resolves when all views are stored. Writes in the order of the frames. */
export function flushViews(app: RecordDeps): Promise<void> {
  const views = [...(gatheredViews.get(app.db)?.values() ?? [])];
  gatheredViews.delete(app.db);
  const previous = runningWrites.get(app.db) ?? Promise.resolve();
  if (views.length === 0) return previous;
  const current = previous.then(() => write(app, views).catch(error => logFailure(app, error)));
  runningWrites.set(app.db, current);
  return current;
}

const logFailure = oncePerMinute(({ log }: RecordDeps, error: unknown) =>
  log.warn({ err: error }, 'views of conversations not recorded'),
);

async function write({ db, clock }: RecordDeps, views: View[]): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + VIEWING.expiryMs);
  await upsertViews(
    db,
    views.filter(({ conversation }) => conversation !== null),
    expiresAt,
  );
  await deleteViews(
    db,
    views.filter(({ conversation }) => conversation === null),
  );
}

/** @spec 4.11 */
export const purgeViews = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredViews(db, clock.now());
