import { randomUUID } from 'node:crypto';
import { INVITATIONS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import type { Config } from '../../config.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { deriveSecret, hashSecret } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { lockAccount } from '../queries.ts';
import { countOpenInvitations, insertInvitation } from './queries.ts';

/**
 * A member can have at most 5 valid, unused invitations.
 * @throws unconfirmed, invitation_limit
 * @spec 6.1
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

/** `inviterId` is null for invitations by the operator. */
export async function issueInvitation(
  config: Pick<Config, 'secret'>,
  { db, now }: Pick<Tx, 'db' | 'now'>,
  site: Pick<Site, 'id'>,
  inviterId: string | null,
): Promise<string> {
  const id = randomUUID();
  await insertInvitation(db, {
    id,
    site_id: site.id,
    inviter_id: inviterId,
    secret_hash: hashSecret(invitationSecret(config, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATIONS.days * DAY_MS),
  });
  return id;
}

export const invitationLink = (
  config: Pick<Config, 'secret' | 'publicUrl' | 'port'>,
  site: Pick<Site, 'hosts'>,
  id: string,
): string => siteUrl(config, site, `/signup?invitation=${invitationSecret(config, id)}`);

const invitationSecret = ({ secret }: Pick<Config, 'secret'>, id: string): string =>
  deriveSecret(secret, `invitation ${id}`);

/**
 * Issues either all invitations or none.
 * @returns their links, which cannot be shown again
 * @spec 6.1 D5.10
 */
export async function issueInvitations(
  config: Pick<Config, 'secret' | 'publicUrl' | 'port'>,
  tx: Pick<Tx, 'db' | 'now'>,
  actor: AuditActor,
  site: Pick<Site, 'id' | 'hosts'>,
  count: number,
): Promise<string[]> {
  const links: string[] = [];
  for (let made = 0; made < count; made++)
    links.push(invitationLink(config, site, await issueInvitation(config, tx, site, null)));
  await recordAudit(tx, actor, { action: 'invitations.issue', details: { count } });
  return links;
}
