import { collapsibleList, type ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { readContacts } from './get-contacts.ts';

/** @spec D5.2 D5.7 */
export async function exportContacts(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const contacts = await readContacts(app, db, member.profileId);
  const rows = collapsibleList(t('export_contacts.list'), contacts, ({ kind, label, added_at }) => ({
    text: label ?? t(`exported_contact.${kind}`),
    aside: formatTime(added_at),
  }));
  addSection({
    name: 'contacts',
    title: t('export_contacts.title'),
    data: () => ({ contacts: contacts.map(({ id: _, ...contact }) => contact) }),
    blocks: () => (rows.length > 0 ? rows : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
