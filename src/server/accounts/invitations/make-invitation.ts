import { randomUUID } from 'node:crypto';
import { INVITATIONS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import type { Config } from '../../config.ts';
import { deriveSecret, hashSecret } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { addressAt } from '../../site/address-at.ts';
import type { Site } from '../../site/sites.ts';
import { lockAccount } from '../queries.ts';
import { countOpenInvitations, insertInvitation } from './queries.ts';

/**
 * Makes an invitation of a confirmed member, single use, good for 14 days. At most 5 of his wait for somebody at the same time.
 * @returns its id; the link is `invitationLink`'s
 * @throws unconfirmed, invitation_limit
 */
export async function makeInvitation(app: App, { site, member }: MemberCaller): Promise<string> {
  if (member.status !== 'active') throw new ApiError('unconfirmed');
  return transact(app, async tx => {
    await lockAccount(tx.db, member.accountId);
    const open = await countOpenInvitations(tx.db, member.accountId, tx.now);
    if (open >= INVITATIONS.maxOpen) throw new ApiError('invitation_limit');
    return issueInvitation(app.config, tx, site, member.accountId);
  });
}

/** Issues an invitation, without a member behind it for one of the operator's. Only the hash of its secret is stored. */
export async function issueInvitation(
  config: Pick<Config, 'secret'>,
  { db, now }: Pick<Tx, 'db' | 'now'>,
  site: Pick<Site, 'id'>,
  inviterId: string | null,
): Promise<string> {
  const id = randomUUID();
  await insertInvitation(db, {
    id,
    siteId: site.id,
    inviterId,
    secretHash: hashSecret(invitationSecret(config, id)),
    now,
    expiresAt: new Date(now.getTime() + INVITATIONS.days * 86_400_000),
  });
  return id;
}

/** The address that lets one person in. It names nobody. */
export const invitationLink = (
  config: Pick<Config, 'secret' | 'publicUrl' | 'port'>,
  site: Pick<Site, 'hosts'>,
  id: string,
): string => addressAt(config, site, `/signup?invitation=${invitationSecret(config, id)}`);

const invitationSecret = ({ secret }: Pick<Config, 'secret'>, id: string): string =>
  deriveSecret(secret, `invitation ${id}`);
