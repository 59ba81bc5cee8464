import { collapsibleList } from '../../accounts/export/collapsible-list.ts';
import type { ExportBlock, ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { editOf } from '../cut-photo.ts';
import { openMaster } from '../export-photos.ts';
import { selectGrants, selectShowing } from './grant-queries.ts';
import { type AlbumRow, selectAlbum } from './queries.ts';

/** A member's closed album, to whom he shows it, and who of those he may see show him theirs: by name, as on the site. */
export async function exportAlbum({ db }: Tx, moment: ExportContext): Promise<void> {
  const { app, site, member, t, formatTime, addSection } = moment;
  const viewer = { site, member };
  const [rows, grants, showing] = [
    await selectAlbum(db, member.profileId),
    await selectGrants(db, viewer),
    await selectShowing(db, viewer),
  ];
  const photos = rows.map((row, index) => ({ row, file: nameOf(index) }));
  const given = grants.map(({ name, granted_at }) => ({ name, granted_at }));
  const row = ({ name, granted_at }: (typeof given)[number]) => ({
    text: name,
    aside: formatTime(granted_at),
  });
  const pictures: ExportBlock[] =
    photos.length === 0
      ? [{ is: 'note', text: t('export_page.none') }]
      : [{ is: 'photos', photos: photos.map(({ file }) => ({ file, text: t('export_page.album') })) }];
  addSection({
    name: 'album',
    title: t('export_page.album'),
    data: () => ({
      photos: photos.map(({ row, file }) => ({ file, ...told(row) })),
      shown_to: given,
      shown_by: showing,
    }),
    blocks: () => [
      ...pictures,
      ...collapsibleList(t('export_page.album_shown_to'), given, row),
      ...collapsibleList(t('export_page.album_shown_by'), showing, row),
    ],
    files: photos.map(({ row, file }) => ({ name: file, open: () => openMaster(app, row) })),
  });
}

const nameOf = (index: number): string => `photos/album-${String(index + 1).padStart(2, '0')}.webp`;

const told = (photo: AlbumRow) => {
  const { id, status, reason, width, height, colour, created_at } = photo;
  return { id, status, reason, width, height, colour, ...editOf(photo), created_at };
};
