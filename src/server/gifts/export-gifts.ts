import { giftIds } from '#contract/gift-catalogue';
import { collapsibleList } from '../accounts/export/collapsible-list.ts';
import type { ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectOwn } from './queries.ts';

/** What the member was given, by kind; by whom stands in his conversations. */
export async function exportGifts({ db }: Tx, { member, t, addSection }: ExportContext): Promise<void> {
  const counts = new Map((await selectOwn(db, member.profileId)).map(({ gift, count }) => [gift, count]));
  const received = giftIds.flatMap(gift => {
    const count = counts.get(gift);
    return count ? [{ gift, count }] : [];
  });
  addSection({
    name: 'gifts',
    title: t('gift.received'),
    data: () => received,
    blocks: () =>
      received.length === 0
        ? [{ is: 'note', text: t('export_page.none') }]
        : [
            ...collapsibleList(t('gift.received'), received, ({ gift, count }) => ({
              text: t(`gift_name.${gift}`),
              aside: String(count),
            })),
          ],
  });
}
