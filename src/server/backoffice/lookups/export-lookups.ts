import type { StaffRole } from '#contract/staff-permissions';
import { collapsibleList, type ExportBlock, type ExportContext } from '../../accounts/export/section.ts';
import { auditSubject } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectLookupEntries, selectNoteTexts } from './export-queries.ts';

/**
 * Exports who of the staff looked at private data, by role and reason, and what they noted. Their names stay out.
 * @spec D5.7 D5.10
 */
export async function exportLookups(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const lookups = await selectLookupEntries(db, auditSubject(app.config.secret, member.accountId));
  const notes = await selectNoteTexts(db, member.accountId);
  const roleNames: Record<StaffRole, string> = {
    support: t('export_staff.support'),
    moderator: t('export_staff.moderator'),
    finance: t('export_staff.finance'),
    admin: t('export_staff.admin'),
  };
  const namesOf = (roles: readonly string[] | null) =>
    roles?.map(role => roleNames[role as StaffRole]).join(', ') ?? t('export_staff.operator');
  const blocks: ExportBlock[] = [
    ...collapsibleList(t('export_staff.lookups'), lookups, ({ roles, reason, at }) => ({
      text: `${namesOf(roles)}: ${reason}`,
      aside: formatTime(at),
    })),
    ...collapsibleList(t('export_staff.notes'), notes, ({ text, created_at }) => ({
      text,
      aside: formatTime(created_at),
    })),
  ];
  addSection({
    name: 'staff',
    title: t('export_staff.title'),
    data: () => ({ lookups, notes }),
    blocks: () => (blocks.length > 0 ? blocks : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
