import type { Output } from '#contract/call';
import type { getExport as call } from '#contract/export';
import type { App, MemberCaller } from '../../app.ts';
import { selectPasswordHash } from '../login/login-queries.ts';
import { hasRecentLogin } from '../reauthentication/reauthenticate.ts';
import { type ExportRow, selectExport } from './queries.ts';
import { nextExportAt } from './request-export.ts';

type ExportAnswer = Output<typeof call>;

/** @spec D5.7 */
export async function getExport(app: App, caller: MemberCaller): Promise<ExportAnswer> {
  const row = await selectExport(app.db, caller.accountId, app.clock.now());
  return {
    export: row ? presentExport(row) : null,
    needs_password: !(await hasRecentLogin(app, caller, 'any')),
    has_password: (await selectPasswordHash(app.db, caller.accountId)) !== null,
  };
}

const presentExport = (row: ExportRow): NonNullable<ExportAnswer['export']> => ({
  status: row.status as NonNullable<ExportAnswer['export']>['status'],
  requested_at: row.requested_at.toISOString(),
  next_at: nextExportAt(row.requested_at).toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  bytes: row.bytes,
});
