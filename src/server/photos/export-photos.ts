import type { ExportContext, ExportFile } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { ORIGINAL } from './addresses.ts';
import { editOf } from './cut-photo.ts';
import { completePicture, MASTER } from './pictures.ts';
import { type PhotoRow, selectPhotos } from './queries.ts';

/** A member's photos, each in the largest form that is kept of it. */
export async function exportPhotos({ db }: Tx, { app, member, t, addSection }: ExportContext): Promise<void> {
  const photos = (await selectPhotos(db, member.profileId)).map((row, index) => ({
    row,
    file: nameOf(index),
  }));
  addSection({
    name: 'photos',
    title: t('export_page.photos'),
    data: () => photos.map(({ row, file }) => ({ file, ...presentKept(row) })),
    blocks: () => [
      photos.length === 0
        ? { is: 'note', text: t('export_page.none') }
        : {
            is: 'photos',
            photos: photos.map(({ row, file }) => ({
              file,
              text: row.is_main
                ? t('photo.main')
                : row.visibility === 'private'
                  ? t('photo.private')
                  : t('export_page.photo_public'),
            })),
          },
    ],
    files: photos.map(({ row, file }): ExportFile => ({ name: file, open: () => openMaster(app, row) })),
  });
}

const nameOf = (index: number): string => `photos/${String(index + 1).padStart(2, '0')}.webp`;

const presentKept = (photo: PhotoRow) => {
  const { id, is_main, visibility, status, reason, width, height, colour, created_at } = photo;
  return { id, is_main, visibility, status, reason, width, height, colour, ...editOf(photo), created_at };
};

/** A picture as it is kept: what it was cut out of, else its largest variant. */
export async function openMaster(
  app: ExportContext['app'],
  { id, file_key: fileKey }: Pick<PhotoRow, 'id' | 'file_key'>,
) {
  const original = await app.storage.openStream(`${fileKey}/${ORIGINAL}`);
  if (original) return original.stream;
  const key = `${fileKey}/${MASTER}`;
  if (!(await app.storage.has(key)) && !(await completePicture(app, fileKey)))
    app.log.warn({ photo: id }, 'a photo without its file is left out of an export');
  return (await app.storage.openStream(key))?.stream ?? null;
}
