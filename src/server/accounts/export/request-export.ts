import { EXPORT } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { EXPORT_CHANGED } from '../events.ts';
import { lockAccount } from '../queries.ts';
import { deleteExportOf, insertExport, selectExport } from './queries.ts';

/**
 * @throws export_too_soon within a day of the previous request, unless that export failed
 * @spec D5.7
 */
export async function requestExport(app: App, caller: MemberCaller): Promise<void> {
  const { accountId, profileId } = caller.member;
  await transact(app, async ({ db, now, publish, sendJob }) => {
    await lockAccount(db, accountId);
    const last = await selectExport(db, accountId, now);
    if (last?.status === 'making') return;
    if (last?.status === 'ready') assertNotTooSoon(last.requested_at, now);
    await deleteExportOf(db, accountId);
    publish({ to: [profileId], type: EXPORT_CHANGED, ids: {} });
    const { id } = await insertExport(db, accountId, now);
    await sendJob('make-export', { id }, { key: id });
  });
}

export const nextExportAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + EXPORT.intervalHours * HOUR_MS);

function assertNotTooSoon(requestedAt: Date, now: Date): void {
  const wait = nextExportAt(requestedAt).getTime() - now.getTime();
  if (wait > 0) throw new ApiError('export_too_soon', { params: { hours: Math.ceil(wait / HOUR_MS) } });
}
