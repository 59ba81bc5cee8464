import type { BodyOut, Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { dropFailedJobs as dropCall, retryFailedJobs as retryCall } from '#contract/staff-jobs';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { deleteFailedJobs } from '../../platform/job-lists.ts';
import { type Tx, transact } from '../../platform/transact.ts';

type ChosenJobs = BodyOut<typeof retryCall>;

/** Jobs name no site, and staff act for one site only. */
export const mayHandleFailedJobs = ({ sites }: Pick<App, 'sites'>): boolean => sites.all().length === 1;

function requireOnlySite(app: App): void {
  if (!mayHandleFailedJobs(app)) throw new ApiError('forbidden');
}

/**
 * @throws forbidden if the server has several sites; decided_already if none is left, for example because somebody else was faster
 * @spec D5.10
 */
export const retryFailedJobs = (
  app: App,
  actor: AuditActor,
  chosen: ChosenJobs,
): Promise<Output<typeof retryCall>> =>
  transact(app, async tx => {
    requireOnlySite(app);
    const { queue, id } = chosen;
    let jobs = 0;
    for (;;) {
      const moved = await app.jobs.retryFailedJobs(queue, { ...(id !== undefined && { id }), trx: tx.db });
      jobs += moved;
      if (moved === 0 || id !== undefined) break;
    }
    return recordJobs(tx, actor, { action: 'jobs.retry', ...chosen, jobs });
  });

/**
 * @throws forbidden if the server has several sites; decided_already if none is left
 * @spec D5.10
 */
export const dropFailedJobs = (
  app: App,
  actor: AuditActor,
  chosen: ChosenJobs,
): Promise<Output<typeof dropCall>> =>
  transact(app, async tx => {
    requireOnlySite(app);
    const jobs = await deleteFailedJobs(tx.db, { queue: chosen.queue, id: chosen.id });
    return recordJobs(tx, actor, { action: 'jobs.drop', ...chosen, jobs });
  });

async function recordJobs(
  tx: Tx,
  actor: AuditActor,
  { action, queue, id, jobs }: ChosenJobs & { action: 'jobs.retry' | 'jobs.drop'; jobs: number },
): Promise<{ jobs: number }> {
  if (jobs === 0) throw new ApiError('decided_already');
  await recordAudit(tx, actor, { action, details: { queue, id: id ?? null, jobs } });
  return { jobs };
}
