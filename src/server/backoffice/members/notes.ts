import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { getStaffMemberData } from '#contract/staff-members';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { deleteNote, insertNote, selectNotes } from './note-queries.ts';
import { requireMember } from './require-member.ts';

type NoteOf = { member: string };

/**
 * Adds a note that other staff read. The member gets it with the export of their data.
 * @throws not_found
 * @spec D5.10
 */
export const addMemberNote = (
  app: App,
  caller: StaffCaller,
  { member, text }: NoteOf & { text: string },
): Promise<{ id: string }> =>
  transact(app, async tx => {
    const accountId = await requireMember(tx, caller, member);
    const id = await insertNote(tx.db, { accountId, staffId: caller.staff.id, text, at: tx.now });
    const details = { note: id };
    await recordAudit(tx, auditActorOf(app, caller), { action: 'members.add_note', accountId, details });
    return { id };
  });

/**
 * Deletes a note of anybody, so that what is wrong about a member does not stay.
 * @throws not_found
 * @spec D5.10
 */
export const deleteMemberNote = (
  app: App,
  caller: StaffCaller,
  { member, note }: NoteOf & { note: string },
): Promise<void> =>
  transact(app, async tx => {
    const accountId = await requireMember(tx, caller, member);
    if (!(await deleteNote(tx.db, accountId, note))) throw new ApiError('not_found');
    const details = { note };
    await recordAudit(tx, auditActorOf(app, caller), { action: 'members.delete_note', accountId, details });
  });

/** The newest first; read them only after `requireLookup`. */
export async function notesOf(
  { db }: App,
  { staff }: StaffCaller,
  accountId: string,
): Promise<Output<typeof getStaffMemberData>['notes']> {
  const notes = await selectNotes(db, accountId);
  return notes.map(({ id, text, by, staff_id, created_at }) => ({
    ...{ id, text, by, own: staff_id === staff.id },
    created_at: created_at.toISOString(),
  }));
}
