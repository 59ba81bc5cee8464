import { ageOn } from '#contract/age';
import { HOUR_MS } from '#contract/durations';
import type { AccountStatus, StaffMemberEntry } from '#contract/staff-members';
import type { App, StaffCaller } from '../../app.ts';
import { reviewAddress } from '../../photos/review/review-addresses.ts';
import { dayIn } from '../../platform/clock.ts';
import type { MemberEntryRow } from './list-queries.ts';

/** @spec D5.10 */
export function presentMemberEntry(
  app: Pick<App, 'config' | 'clock'>,
  { site, staff }: StaffCaller,
  row: MemberEntryRow,
): StaffMemberEntry {
  const { id, name, country, city, fictional, activity_rank: rank, photo_id: photo } = row;
  return {
    ...{ id, name, country, city, fictional },
    age: ageOn(row.birth_date, dayIn(site.timeZone, app.clock.now())),
    gender: row.gender as StaffMemberEntry['gender'],
    status: row.status as AccountStatus,
    frozen: row.frozen_at !== null,
    premium: row.premium_since !== null,
    signed_up_at: row.signed_up_at.toISOString(),
    last_seen: lastSeen(rank)?.toISOString() ?? null,
    thumb_filename: photo && reviewAddress(app, staff, photo, '256.webp'),
  };
}

/** Members whose rank was never raised, have the lowest bit at most. */
const lastSeen = (rank: number): Date | null => (rank > 1 ? new Date(Math.floor(rank / 2) * HOUR_MS) : null);
