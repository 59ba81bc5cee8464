import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { postDeletion } from '../deletion/deletion-letter.ts';
import { graceBegan } from '../deletion/grace.ts';
import { selectDeletedAt } from '../deletion/leave-queries.ts';
import { selectAddressee, selectFormerOwner } from '../queries.ts';
import { postChanged } from './email-change-letters.ts';
import { postReset } from './reset-letter.ts';

/**
 * Sends the owner of an address the link to a new password, the way back to an account he deleted, or to an address that was
 * changed; nobody where there is none, or
 * where he may not come back.
 */
export async function answerReset(app: App, tx: Tx, site: Site, { email }: { email: string }): Promise<void> {
  const owner = await selectAddressee(tx.db, { siteId: site.id, email });
  if (!owner) return answerFormer(app, tx, site, email);
  if (owner.status === 'banned') return;
  if (owner.status !== 'deleting') return postReset(app, tx, site, owner);
  const deletedAt = await selectDeletedAt(tx.db, owner.accountId, graceBegan(tx.now));
  if (deletedAt) await postDeletion(app, tx, site, owner, deletedAt);
}

/** Whose address was changed gets the link that undoes it again: whoever changed it may have deleted the first one from his mailbox. */
async function answerFormer(app: App, tx: Tx, site: Site, email: string): Promise<void> {
  const former = await selectFormerOwner(tx.db, site.id, email, tx.now);
  if (!former || former.status === 'banned') return;
  await postChanged(app, tx, site, former, { since: former.since });
}
