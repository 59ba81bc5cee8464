import { collapsibleList, type ExportBlock, type ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { editOf } from '../edit-photo.ts';
import { openMaster } from '../export-photos.ts';
import { type AlbumRow, selectAlbum, selectAlbumsShownTo, selectGrants } from './queries.ts';

/**
 * Exports the album and the grants. Omits owners who are hidden from the member.
 * @spec D5.7 D5.4
 */
export async function exportAlbum({ db }: Tx, moment: ExportContext): Promise<void> {
  const { app, site, member, t, formatTime, addSection } = moment;
  const viewer = { site, member };
  const [rows, grants, showing] = [
    await selectAlbum(db, member.profileId),
    await selectGrants(db, viewer),
    await selectAlbumsShownTo(db, viewer),
  ];
  const photos = rows.map((row, index) => ({ row, file: exportFileName(index) }));
  const shownTo = grants.map(({ name, granted_at }) => ({ name, granted_at }));
  const row = ({ name, granted_at }: (typeof shownTo)[number]) => ({
    text: name,
    aside: formatTime(granted_at),
  });
  const pictures: ExportBlock[] =
    photos.length === 0
      ? [{ kind: 'note', text: t('export_page.none') }]
      : [{ kind: 'photos', photos: photos.map(({ file }) => ({ file, text: t('export_page.album') })) }];
  addSection({
    name: 'album',
    title: t('export_page.album'),
    data: () => ({
      photos: photos.map(({ row, file }) => ({ file, ...exportedFields(row) })),
      shown_to: shownTo,
      shown_by: showing,
    }),
    blocks: () => [
      ...pictures,
      ...collapsibleList(t('export_page.album_shown_to'), shownTo, row),
      ...collapsibleList(t('export_page.album_shown_by'), showing, row),
    ],
    files: photos.map(({ row, file }) => ({ name: file, open: () => openMaster(app, row) })),
  });
}

const exportFileName = (index: number): string => `photos/album-${String(index + 1).padStart(2, '0')}.webp`;

const exportedFields = (photo: AlbumRow) => {
  const { id, status, reason, width, height, colour, created_at } = photo;
  return { id, status, reason, width, height, colour, ...editOf(photo), created_at };
};
