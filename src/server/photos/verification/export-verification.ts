import type { VerificationStatus } from '#contract/verification';
import type { ExportContext, ExportFile } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { MASTER } from '../pictures.ts';
import { selectVerification } from './queries.ts';

const SELFIE = 'photos/selfie.webp';

/** How far the verification of a member's photo is, with his selfie while it is kept. */
export async function exportVerification(
  { db }: Tx,
  { app, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const row = await selectVerification(db, member.profileId);
  const files: ExportFile[] = row?.selfie_key
    ? [
        {
          name: SELFIE,
          open: async () => (await app.storage.openStream(`${row.selfie_key}/${MASTER}`))?.stream ?? null,
        },
      ]
    : [];
  const moments = [row?.shown_at, row?.sent_at, row?.decided_at].filter(at => at instanceof Date);
  const last = moments.at(-1);
  addSection({
    name: 'verification',
    title: t('export_page.verification'),
    data: () => (row ? told(row, files.length > 0) : null),
    blocks: () => [
      row && last
        ? {
            is: 'facts',
            facts: [[t(`export_verification.${row.status as VerificationStatus}`), formatTime(last)]],
          }
        : { is: 'note', text: t('export_page.none') },
      ...(files.length > 0
        ? [{ is: 'photos' as const, photos: [{ file: SELFIE, text: t('export_page.selfie') }] }]
        : []),
    ],
    files,
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof selectVerification>>>;

const told = ({ status, pose, shown_at, sent_at, decided_at, reason }: Row, hasSelfie: boolean) => ({
  ...{ status, pose, shown_at, sent_at, decided_at, reason },
  selfie: hasSelfie ? SELFIE : null,
});
