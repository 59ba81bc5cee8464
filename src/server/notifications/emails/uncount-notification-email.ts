import type { NotificationType } from '#contract/notifications';
import type { Tx } from '../../platform/transact.ts';
import { deleteNotificationEmail } from './queries.ts';

/**
 * An email that was dropped before it was sent no longer counts towards the daily limit.
 * @param email `at` is when it was queued
 * @returns false if it was not counted any more
 * @spec D2.48
 */
export const uncountNotificationEmail = (
  { db }: Tx,
  email: { profileId: string; type: NotificationType; at: Date },
): Promise<boolean> => deleteNotificationEmail(db, email);
