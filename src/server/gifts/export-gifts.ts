import { giftIds } from '#contract/gift-catalogue';
import { collapsibleList, type ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectReceivedGifts } from './queries.ts';

/**
 * Exports only counts. The exported conversations show who sent the gifts.
 * @spec D5.7 D2.11
 */
export async function exportReceivedGifts(
  { db }: Tx,
  { member, t, addSection }: ExportContext,
): Promise<void> {
  const counts = new Map(
    (await selectReceivedGifts(db, member.profileId)).map(({ gift, count }) => [gift, count]),
  );
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
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [
            ...collapsibleList(t('gift.received'), received, ({ gift, count }) => ({
              text: t(`gift_name.${gift}`),
              aside: String(count),
            })),
          ],
  });
}
