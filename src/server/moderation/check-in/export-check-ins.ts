import { collapsibleList, type ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { openContact, openDetails } from './check-in-texts.ts';
import { selectCheckIns, selectFriends } from './queries.ts';

/** @spec D5.3 D5.7 */
export async function exportCheckIns(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const friends = (await selectFriends(db, member.accountId)).map(({ id, contact, ...friend }) => ({
    ...openContact(app, id, contact),
    ...friend,
  }));
  const rows = await selectCheckIns(db, member.accountId);
  const checkIns = rows.map(({ id, details, starts_at, due_at, state }) => ({
    ...openDetails(app, id, details),
    ...{ starts_at, due_at, state },
  }));
  const blocks = [
    ...collapsibleList(t('export_check_ins.friends'), friends, ({ name, email, asked_at }) => ({
      text: `${name}, ${email}`,
      aside: formatTime(asked_at),
    })),
    ...collapsibleList(t('export_check_ins.dates'), checkIns, ({ person, place, note, starts_at }) => ({
      text: [person, place, note].filter(part => part !== '').join(', '),
      aside: formatTime(starts_at),
    })),
  ];
  addSection({
    name: 'dates',
    title: t('export_check_ins.title'),
    data: () => ({ friends, check_ins: checkIns }),
    blocks: () => (blocks.length > 0 ? blocks : [{ kind: 'note', text: t('export_page.none') }]),
  });
}
