import { comparableForm } from '../../accounts/profile-name/plain-letters.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectComparedNames, selectNamesInConversations, setSimilarName } from './queries.ts';

/** Shorter names are alike by chance. */
const MIN_LENGTH = 3;

/**
 * Whether the name of who writes first looks like that of somebody with whom the other member has a conversation.
 * @spec D5.13 D2.40
 */
export async function hasNameLikeAPartner(tx: Tx, senderId: string, recipientId: string): Promise<boolean> {
  const names = await selectComparedNames(tx.db, senderId, recipientId);
  const own = names.find(({ isOwn }) => isOwn);
  return names.some(({ isOwn, name }) => !isOwn && own !== undefined && areAlike(own.name, name));
}

/**
 * Compares the new name of a member with those of the members with whom the recipients of their first messages write,
 * as the first message did with the old name.
 * @returns the conversations whose recipient knows somebody of the imitated name
 * @spec D5.13 D2.40
 */
export async function markSimilarNames(tx: Tx, profileId: string): Promise<string[]> {
  const rows = await selectNamesInConversations(tx.db, profileId);
  const alike = rows.filter(({ own, name }) => areAlike(own, name));
  await setSimilarName(tx.db, [...new Set(alike.map(({ conversation }) => conversation))]);
  const imitated = alike.filter(({ own, name, isOlder }) => isOlder && isImitation(own, name));
  return [...new Set(imitated.map(({ conversation }) => conversation))];
}

/** @spec D5.13 */
export function areAlike(one: string, other: string): boolean {
  const form = comparableForm(one);
  return [...form].length >= MIN_LENGTH && form === comparableForm(other);
}

/**
 * Whether names look alike although they are written differently, as only somebody does who wants to be mistaken.
 * @spec D5.13
 */
export const isImitation = (one: string, other: string): boolean =>
  areAlike(one, other) && plainForm(one) !== plainForm(other);

const plainForm = (name: string): string => name.normalize('NFC').trim().toLowerCase();
