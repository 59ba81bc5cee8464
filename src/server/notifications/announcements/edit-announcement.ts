import type { BodyOut } from '#contract/call';
import { ApiError, fieldError } from '#contract/errors';
import type {
  beginAnnouncement as beginCall,
  changeAnnouncement as changeCall,
  createAnnouncement as createCall,
} from '#contract/staff-announcements';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { missingLanguages } from './announcement-file.ts';
import { countRecipients, recordBegin } from './manage-announcements.ts';
import {
  type Announcement,
  deleteDraft,
  insertAnnouncement,
  lockAnnouncement,
  updateDraft,
} from './queries.ts';

/**
 * @returns the id of the draft
 * @throws age_range_reversed at `segment.max_age`
 * @spec D5.10 D2.48
 */
export const createDraft = (
  app: App,
  actor: AuditActor,
  content: BodyOut<typeof createCall>,
): Promise<{ id: string }> =>
  transact(app, async tx => {
    assertAges(content);
    const { siteId, staffId } = actor;
    const id = await insertAnnouncement(tx.db, { ...content, siteId, staffId, isDraft: true }, tx.now);
    await recordDraft(tx, actor, 'announcements.draft', id);
    return { id };
  });

/**
 * @throws not_found; decided_already if it is no draft any more; age_range_reversed at `segment.max_age`
 * @spec D5.10 D2.48
 */
export const changeDraft = (
  app: App,
  actor: AuditActor,
  { id, ...content }: BodyOut<typeof changeCall>,
): Promise<void> =>
  transact(app, async tx => {
    assertAges(content);
    await lockDraft(tx, actor, id);
    await updateDraft(tx.db, id, content);
    await recordDraft(tx, actor, 'announcements.draft', id);
  });

/**
 * @throws not_found; decided_already if it is no draft any more
 * @spec D5.10 D2.48
 */
export const dropDraft = (app: App, actor: AuditActor, id: string): Promise<void> =>
  transact(app, async tx => {
    await lockDraft(tx, actor, id);
    await deleteDraft(tx.db, id);
    await recordDraft(tx, actor, 'announcements.drop', id);
  });

/** The segment changes by itself while somebody reads: this many more members need no new look. */
const GROWTH = { share: 1.05, members: 10 };

/**
 * @throws not_found; decided_already if it is no draft any more; changed_meanwhile if it is for many more members than
 * the person saw; field_required at `texts.<language>`; field_invalid at `members` if it is for nobody
 * @spec D5.10 D2.48
 */
export const beginAnnouncement = (
  app: App,
  actor: AuditActor,
  site: Site,
  { id, members: seen }: BodyOut<typeof beginCall>,
): Promise<void> =>
  transact(app, async tx => {
    const { type, segment, texts } = await lockDraft(tx, actor, id);
    const [missing] = missingLanguages(texts, site);
    if (missing) throw fieldError(`texts.${missing}`, 'field_required');
    const members = await countRecipients(tx.db, site, { type, segment }, tx.now);
    if (members === 0) throw fieldError('members', 'field_invalid');
    if (members > seen * GROWTH.share + GROWTH.members) throw new ApiError('changed_meanwhile');
    await recordBegin(tx, actor, { id, type, members });
  });

async function lockDraft({ db }: Tx, { siteId }: AuditActor, id: string): Promise<Announcement> {
  const announcement = await lockAnnouncement(db, id);
  if (announcement?.siteId !== siteId) throw new ApiError('not_found');
  if (!announcement.isDraft) throw new ApiError('decided_already');
  return announcement;
}

const recordDraft = (
  tx: Tx,
  actor: AuditActor,
  action: `announcements.${string}`,
  id: string,
): Promise<void> => recordAudit(tx, actor, { action, details: { announcement: id } });

function assertAges({ segment }: BodyOut<typeof createCall>): void {
  const { min_age: min = 0, max_age: max = Number.POSITIVE_INFINITY } = segment;
  if (min > max) throw fieldError('segment.max_age', 'age_range_reversed');
}
