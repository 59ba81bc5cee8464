import type { ExportContext, ExportFile } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { ORIGINAL_FILE } from './addresses.ts';
import { editOf } from './edit-photo.ts';
import { completePicture, MASTER } from './pictures.ts';
import { type PhotoRow, selectPhotos } from './queries.ts';

/** @spec D5.7 */
export async function exportPhotos({ db }: Tx, { app, member, t, addSection }: ExportContext): Promise<void> {
  const photos = (await selectPhotos(db, member.profileId)).map((row, index) => ({
    row,
    file: exportFileName(index),
  }));
  addSection({
    name: 'photos',
    title: t('export_page.photos'),
    data: () => photos.map(({ row, file }) => ({ file, ...exportedFields(row) })),
    blocks: () => [
      photos.length === 0
        ? { kind: 'note', text: t('export_page.none') }
        : {
            kind: 'photos',
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

const exportFileName = (index: number): string => `photos/${String(index + 1).padStart(2, '0')}.webp`;

const exportedFields = (photo: PhotoRow) => {
  const { id, is_main, visibility, status, reason, width, height, colour, created_at } = photo;
  return { id, is_main, visibility, status, reason, width, height, colour, ...editOf(photo), created_at };
};

export async function openMaster(
  app: ExportContext['app'],
  { id, file_key: fileKey }: Pick<PhotoRow, 'id' | 'file_key'>,
) {
  const original = await app.storage.openStream(`${fileKey}/${ORIGINAL_FILE}`);
  if (original) return original.stream;
  const key = `${fileKey}/${MASTER}`;
  if (!(await app.storage.has(key)) && !(await completePicture(app, fileKey)))
    app.log.warn({ photo: id }, 'a photo without its file is left out of an export');
  return (await app.storage.openStream(key))?.stream ?? null;
}
