import { ApiError } from '#contract/errors';
import type { App, StaffCaller } from '../../app.ts';
import { MASTER } from '../../photos/pictures.ts';
import { staffAddress } from '../../photos/review/review-addresses.ts';
import type { StaffPictureFolder } from '../../photos/review/serve-staff-pictures.ts';
import { selectEvidencePicture, selectReportFile } from './queries.ts';

const EVIDENCE_FOLDER = 'evidence';

/**
 * Pictures of the evidence, whatever became of them since.
 * @spec D2.27 D5.10
 */
export const evidencePictures: StaffPictureFolder = {
  folder: EVIDENCE_FOLDER,
  permission: 'reports',
  async find(db, siteId, item) {
    const picture = await selectEvidencePicture(db, siteId, item);
    return picture && { ...picture, width: 3, height: 4, colour: '#808080' };
  },
};

/**
 * Address of one picture of a report's evidence, for the caller alone.
 * @throws not_found
 * @spec D2.27 D5.10
 */
export async function openEvidencePicture(
  app: App,
  { site, staff }: StaffCaller,
  { id, picture }: { id: string; picture: string },
): Promise<{ filename: string }> {
  if (!(await selectReportFile(app.db, site.id, { id, picture }))) throw new ApiError('not_found');
  return { filename: staffAddress(app, staff, { folder: EVIDENCE_FOLDER, item: picture, file: MASTER }) };
}
