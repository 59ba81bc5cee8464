import type { AnnouncementState } from '#contract/staff-announcements';
import type { ListedAnnouncement } from './queries.ts';

type AnnouncementProgress = Pick<ListedAnnouncement, 'isDraft' | 'cancelledAt' | 'finishedAt' | 'pausedAt'>;

/**
 * One that is paused is not sent, even if only members are left who are tried again.
 * @spec D2.48 D5.10
 */
export function announcementState(progress: AnnouncementProgress): AnnouncementState {
  if (progress.isDraft) return 'draft';
  if (progress.cancelledAt) return 'stopped';
  if (progress.pausedAt) return 'paused';
  return progress.finishedAt ? 'sent' : 'sending';
}
