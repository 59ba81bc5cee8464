import { isCountry } from '#contract/countries';
import { isLanguage } from '#contract/languages';
import type { App, Member } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { Now } from '../../platform/recorded-reads.ts';
import { selectActiveSessions, selectMemberBySession, selectMemberForRecording } from '../queries.ts';
import { dropRemembered, rememberMember } from './remembered-members.ts';

/**
 * Returns null if the session has ended, or if the account is deleted or banned.
 * @spec D2.21
 */
export async function memberBySession(
  db: Db,
  siteId: number,
  sessionHash: Buffer,
  now: Date,
): Promise<(Member & { usedAt: Date }) | null> {
  const row = await selectMemberBySession(db, { secretHash: sessionHash, now });
  const found = row && toMember(row, siteId, sessionHash);
  if (!found) {
    dropRemembered(db, sessionHash);
    return null;
  }
  const member = { ...found, usedAt: row.usedAt };
  rememberMember(db, siteId, member, now);
  return member;
}

/**
 * Looks up the member again while an answer is recorded, so that the answer counts as unchanged only while the session
 * is valid and its member the same.
 * @spec D2.21
 */
export async function rereadMember(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  { sessionHash }: Pick<Member, 'sessionHash'>,
): Promise<Member | null> {
  const row = await selectMemberForRecording(db, sessionHash, new Now(clock.now()));
  return row ? toMember(row, siteId, sessionHash) : null;
}

type MemberRow = NonNullable<Awaited<ReturnType<typeof selectMemberForRecording>>>;

function toMember(row: MemberRow, siteId: number, sessionHash: Buffer): Member | null {
  if (row.siteId !== siteId || row.status === 'deleting' || row.status === 'banned') return null;
  return {
    accountId: row.accountId,
    profileId: row.profileId,
    sessionHash,
    status: row.status as Member['status'],
    isFrozen: row.frozenAt !== null,
    language: isLanguage(row.language) ? row.language : 'nl',
    signedUpAt: row.signedUpAt,
    paid_user: row.premiumSince !== null,
    discreet: row.discreet,
    quick_exit: row.quickExit as Member['quick_exit'],
    country: isCountry(row.country) ? row.country : 'NL',
    gender: row.gender as Member['gender'],
  };
}

/** @spec D2.21 */
export async function activeSessions(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  hashes: string[],
): Promise<Set<string>> {
  const secretHashes = hashes.map(hash => Buffer.from(hash, 'hex'));
  const active = await selectActiveSessions(db, secretHashes, clock.now());
  return new Set(active.map(hash => hash.toString('hex')));
}
