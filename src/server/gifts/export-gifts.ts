import { giftIds } from '#contract/gift-catalogue';
import { foldOf } from '../accounts/export/blocks.ts';
import type { ExportMoment } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectOwn } from './queries.ts';

/** What the member was given, by kind; by whom stands in his conversations. */
export async function exportGifts({ db }: Tx, { member, t, add }: ExportMoment): Promise<void> {
  const counts = new Map((await selectOwn(db, member.profileId)).map(({ gift, count }) => [gift, count]));
  const received = giftIds.flatMap(gift => {
    const count = counts.get(gift);
    return count ? [{ gift, count }] : [];
  });
  add({
    name: 'gifts',
    title: t('gift.received'),
    data: () => received,
    blocks: () =>
      received.length === 0
        ? [{ is: 'note', text: t('export_page.none') }]
        : [
            ...foldOf(t('gift.received'), received, ({ gift, count }) => ({
              text: t(`gift_name.${gift}`),
              aside: String(count),
            })),
          ],
  });
}
