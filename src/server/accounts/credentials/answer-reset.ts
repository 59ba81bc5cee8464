import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectAddressee } from '../queries.ts';
import { postReset } from './reset-letter.ts';

/** Sends the owner of an address the link to a new password; nobody where there is none, or where he may not come back. */
export async function answerReset(app: App, tx: Tx, site: Site, { email }: { email: string }): Promise<void> {
  const owner = await selectAddressee(tx.db, { siteId: site.id, email });
  if (owner && owner.status !== 'banned') await postReset(app, tx, site, owner);
}
