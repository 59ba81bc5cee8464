import { ApiError } from '#contract/errors';
import type { Member } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { isExtensionDue } from '../../platform/sessions.ts';

type SessionMember = Member & { usedAt: Date };
type Remembered = { member: SessionMember; siteId: number; lookedUpAt: number };

/** Members by the hash of their session. The oldest comes first. */
const rememberedMembers = new WeakMap<Db, Map<string, Remembered>>();
const MAX_REMEMBERED = 40_000;

/** Remembers the member of a session. Frozen members are not remembered, because most calls refuse them. */
export function rememberMember(db: Db, siteId: number, member: SessionMember, now: Date): void {
  const members = rememberedMembers.get(db) ?? new Map<string, Remembered>();
  rememberedMembers.set(db, members);
  const key = keyOf(member.sessionHash);
  members.delete(key);
  if (member.isFrozen) return;
  const [oldest] = members.keys();
  if (members.size >= MAX_REMEMBERED && oldest !== undefined) members.delete(oldest);
  members.set(key, { member, siteId, lookedUpAt: now.getTime() });
}

export const dropRemembered = (db: Db, sessionHash: Buffer): void =>
  void rememberedMembers.get(db)?.delete(keyOf(sessionHash));

/**
 * The session may have ended meanwhile, so what this member reads or writes must depend on a check of it. Returns null
 * if the session is to be extended, or was looked up `maxAgeMs` ago or earlier.
 */
export function rememberedMember(
  db: Db,
  siteId: number,
  sessionHash: Buffer,
  { now, maxAgeMs }: { now: Date; maxAgeMs: number },
): SessionMember | null {
  const remembered = rememberedMembers.get(db)?.get(keyOf(sessionHash));
  if (!remembered || remembered.siteId !== siteId) return null;
  const ageMs = now.getTime() - remembered.lookedUpAt;
  // The age is negative after the clock was set back.
  if (ageMs < 0 || ageMs >= maxAgeMs) return null;
  if (isExtensionDue(remembered.member, now)) return null;
  return { ...remembered.member, isRemembered: true };
}

const keyOf = (sessionHash: Buffer): string => sessionHash.toString('base64');

/**
 * Ends a call that needs more decisions about a remembered member. It runs again after the session was looked up.
 * @throws authentication_required
 */
export function refuseRemembered({ isRemembered }: Pick<Member, 'isRemembered'>): void {
  if (isRemembered) throw new ApiError('authentication_required');
}
