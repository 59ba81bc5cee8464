import type { Output } from '#contract/call';
import type { getExport as call } from '#contract/export';
import type { App, MemberCaller } from '../../app.ts';
import { nextExportAt } from './ask-for-export.ts';
import { isFresh } from './prove-owner.ts';
import { type ExportRow, selectExport, selectProof } from './queries.ts';

type Answer = Output<typeof call>;

/** How the caller's export stands, and what it takes to open it. */
export async function getExport(app: App, { member }: MemberCaller): Promise<Answer> {
  const now = app.clock.now();
  const row = await selectExport(app.db, member.accountId, now);
  const proof = await selectProof(app.db, member.sessionHash);
  return {
    export: row ? presentExport(row) : null,
    needs_password: !proof || !isFresh(proof, now),
    has_password: proof?.hasPassword ?? false,
  };
}

const presentExport = (row: ExportRow): NonNullable<Answer['export']> => ({
  status: row.status as NonNullable<Answer['export']>['status'],
  requested_at: row.requested_at.toISOString(),
  next_at: nextExportAt(row.requested_at).toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  bytes: row.bytes,
});
