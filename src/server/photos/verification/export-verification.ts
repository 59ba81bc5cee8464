import type { VerificationStatus } from '#contract/verification';
import type { ExportContext, ExportFile } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { MASTER } from '../pictures.ts';
import { selectVerification, type VerificationRow } from './queries.ts';

const SELFIE_FILE = 'photos/selfie.webp';

/**
 * Exports the verification and the stored selfie.
 * @spec D5.7 D5.9
 */
export async function exportVerification(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const row = await selectVerification(db, member.profileId);
  const files: ExportFile[] = row?.selfie_key
    ? [
        {
          name: SELFIE_FILE,
          open: async () => (await app.storage.openStream(`${row.selfie_key}/${MASTER}`))?.stream ?? null,
        },
      ]
    : [];
  const moments = [row?.shown_at, row?.sent_at, row?.decided_at].filter(at => at instanceof Date);
  const last = moments.at(-1);
  addSection({
    name: 'verification',
    title: t('export_page.verification'),
    data: () => (row ? exportedFields(row, files.length > 0) : null),
    blocks: () => [
      row && last
        ? {
            kind: 'details',
            details: [[t(`export_verification.${row.status as VerificationStatus}`), formatTime(last)]],
          }
        : { kind: 'note', text: t('export_page.none') },
      ...(files.length > 0
        ? [{ kind: 'photos' as const, photos: [{ file: SELFIE_FILE, text: t('export_page.selfie') }] }]
        : []),
    ],
    files,
  });
}

const exportedFields = (
  { status, pose, shown_at, sent_at, decided_at, reason }: VerificationRow,
  hasSelfie: boolean,
) => ({
  ...{ status, pose, shown_at, sent_at, decided_at, reason },
  selfie: hasSelfie ? SELFIE_FILE : null,
});
