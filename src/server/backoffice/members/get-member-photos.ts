import type { Output } from '#contract/call';
import type { getMemberPhotos as call } from '#contract/staff-photos';
import type { App, StaffCaller } from '../../app.ts';
import { reportsOfDecisions } from '../../moderation/decisions/reports-of-decisions.ts';
import { photosToReview } from '../../photos/review/review-queue.ts';
import { requireLookup } from '../lookups/member-lookups.ts';
import { requireMember } from './require-member.ts';

/**
 * All photos of a profile, and which of them a decision about a report removed.
 * @throws not_found, lookup_reason_required
 * @spec D5.10 D5.5
 */
export async function getMemberPhotos(
  app: App,
  caller: StaffCaller,
  profileId: string,
): Promise<Output<typeof call>> {
  await requireLookup(app, caller, await requireMember(app, caller, profileId), 'photos');
  const photos = await photosToReview(app, caller, profileId);
  const reports = await reportsOfDecisions(
    app.db,
    photos.flatMap(({ decisionId }) => decisionId ?? []),
  );
  return {
    photos: photos.map(({ decisionId, ...photo }) => {
      const report = decisionId === null ? undefined : reports.get(decisionId);
      return { ...photo, removed_by: report === undefined ? null : { report } };
    }),
  };
}
