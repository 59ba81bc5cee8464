import type { Output, QueryOut } from '#contract/call';
import { ANNOUNCEMENTS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type {
  getStaffAnnouncement as announcementCall,
  getStaffAnnouncements as listCall,
  StaffAnnouncementLine,
} from '#contract/staff-announcements';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App, StaffCaller } from '../../app.ts';
import { textFor } from './announcement-file.ts';
import { announcementState } from './announcement-state.ts';
import { countRecipients } from './manage-announcements.ts';
import { type ListedAnnouncement, selectAnnouncements } from './queries.ts';
import { isTooLate } from './send-later.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 D2.48 */
export async function getStaffAnnouncements(
  { db }: App,
  { site, staff }: StaffCaller,
  { before }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await selectAnnouncements(db, { siteId: site.id, before }, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    announcements: shown.map(row => presentLine(row, staff.language)),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * @throws not_found
 * @spec D5.10 D2.48
 */
export async function getStaffAnnouncement(
  { db, clock }: App,
  { site, staff }: StaffCaller,
  id: string,
): Promise<Output<typeof announcementCall>> {
  const [row] = await selectAnnouncements(db, { siteId: site.id, id }, 1);
  if (!row) throw new ApiError('not_found');
  const { segment, texts } = row;
  return {
    ...{ ...presentLine(row, staff.language), segment, texts },
    languages: [...offeredLanguages(site.settings)],
    members: row.isDraft ? await countRecipients(db, site, row, clock.now()) : null,
    tried_until: triedUntil(row, clock.now()),
  };
}

const presentLine = (row: ListedAnnouncement, language: string): StaffAnnouncementLine => ({
  ...{ id: row.id, type: row.type, state: announcementState(row), author: row.author },
  subject: textFor(row.texts, language)?.subject ?? '',
  created_at: row.createdAt.toISOString(),
  begun_at: row.isDraft ? null : row.begunAt.toISOString(),
  ...{ expected: row.expected, sent: row.queued },
  ...{ bounces: row.bounces, complaints: row.complaints, unsubscribes: row.unsubscribes },
});

function triedUntil(row: ListedAnnouncement, now: Date): string | null {
  if (row.isDraft || row.cancelledAt || isTooLate(row, now)) return null;
  return new Date(row.begunAt.getTime() + ANNOUNCEMENTS.days * DAY_MS).toISOString();
}
