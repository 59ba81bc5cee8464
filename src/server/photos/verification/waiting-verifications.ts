import type { Pose } from '#contract/verification';
import type { Db } from '../../platform/db.ts';
import type { Site } from '../../site/sites.ts';
import { MASTER } from '../pictures.ts';
import { selectWaiting } from './queries.ts';

/** An attempt that waits: whose, in which pose, and the files to compare. `isMain`: the photo is still his main one. */
export type Waiting = {
  attempt: string;
  name: string;
  pose: Pose;
  sentAt: Date;
  selfie: string;
  photo: string;
  isMain: boolean;
};

/** What of a site waits for a decision on a verified photo, the oldest first. */
export async function waitingVerifications(db: Db, site: Pick<Site, 'id'>): Promise<Waiting[]> {
  const rows = await selectWaiting(db, site.id);
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
