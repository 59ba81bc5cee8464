import type { Pose } from '#contract/verification';
import type { Db } from '../../platform/db.ts';
import type { Site } from '../../site/sites.ts';
import { MASTER } from '../pictures.ts';
import { selectPendingVerifications } from './queries.ts';

/** The operator compares `selfie` with `photo`, which may no longer be the main photo. */
export type PendingVerification = {
  attempt: string;
  name: string;
  pose: Pose;
  sentAt: Date;
  selfie: string;
  photo: string;
  isMain: boolean;
};

/** @spec D5.9 D5.10 */
export async function pendingVerifications(db: Db, site: Pick<Site, 'id'>): Promise<PendingVerification[]> {
  const rows = await selectPendingVerifications(db, site.id);
  return rows.flatMap(({ attempt, name, pose, sent_at, selfie_key, photo_key, main_key }) =>
    attempt && sent_at
      ? [
          {
            ...{ attempt, name, pose: pose as Pose, sentAt: sent_at, isMain: photo_key === main_key },
            selfie: `${selfie_key}/${MASTER}`,
            photo: `${photo_key}/${MASTER}`,
          },
        ]
      : [],
  );
}
