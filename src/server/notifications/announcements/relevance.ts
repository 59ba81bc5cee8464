import * as z from 'zod/mini';
import type { App } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { selectAnnouncement, selectFrequency } from './queries.ts';

const shape = z.object({ check: z.literal('announcement'), id: z.string(), accountId: z.string() });

/**
 * False once the operator cancelled it, or the member switched this type off.
 * @spec D2.48
 */
export async function isAnnouncementRelevant({ db }: App, relevance: Relevance): Promise<boolean> {
  const { id, accountId } = shape.parse(relevance);
  const announcement = await selectAnnouncement(db, id);
  if (!announcement || announcement.cancelledAt !== null) return false;
  return (await selectFrequency(db, accountId, announcement.type)) === 'at_once';
}
