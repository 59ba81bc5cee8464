import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { postDeletion } from '../deletion/deletion-letter.ts';
import { graceBegan } from '../deletion/grace.ts';
import { selectDeletedAt } from '../deletion/leave-queries.ts';
import { selectAddressee } from '../queries.ts';
import { postReset } from './reset-letter.ts';

/**
 * Sends the owner of an address the link to a new password, or the way back to an account he deleted; nobody where there is none, or
 * where he may not come back.
 */
export async function answerReset(app: App, tx: Tx, site: Site, { email }: { email: string }): Promise<void> {
  const owner = await selectAddressee(tx.db, { siteId: site.id, email });
  if (!owner || owner.status === 'banned') return;
  if (owner.status !== 'deleting') return postReset(app, tx, site, owner);
  const deletedAt = await selectDeletedAt(tx.db, owner.accountId, graceBegan(tx.now));
  if (deletedAt) await postDeletion(app, tx, site, owner, deletedAt);
}
