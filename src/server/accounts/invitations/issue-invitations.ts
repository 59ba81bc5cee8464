import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db.ts';
import type { Site } from '../../site/sites.ts';
import { invitationLink, issueInvitation } from './make-invitation.ts';

/**
 * Issues either all invitations or none.
 * @returns their links, which cannot be shown again
 * @spec 6.1
 */
export const issueInvitations = (
  config: Pick<Config, 'secret' | 'publicUrl' | 'port'>,
  db: Db,
  site: Pick<Site, 'id' | 'hosts'>,
  count: number,
  now: Date,
): Promise<string[]> =>
  db.transaction().execute(async trx => {
    const links: string[] = [];
    for (let made = 0; made < count; made++)
      links.push(invitationLink(config, site, await issueInvitation(config, { db: trx, now }, site, null)));
    return links;
  });
