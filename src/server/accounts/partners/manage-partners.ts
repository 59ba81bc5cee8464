import type { FastifyRequest } from 'fastify';
import { ApiError, fieldError } from '#contract/errors';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Db } from '../../platform/db.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import {
  insertPartner,
  lockPartner,
  type PartnerFigures,
  revokePartner,
  selectPartnerByKey,
  selectPartnersOfSite,
} from './queries.ts';

type Change = Pick<Tx, 'db' | 'now'>;

/**
 * @returns the key, which cannot be shown again
 * @throws partner_name_taken at `name`, also of a partner that has ended
 * @spec 4.2 D5.10
 */
export async function makePartner(tx: Change, actor: AuditActor, name: string): Promise<string> {
  const key = newSecret();
  const added = { site_id: actor.siteId, name, key_hash: hashSecret(key), created_at: tx.now };
  const partner = await insertPartner(tx.db, added);
  if (!partner) throw fieldError('name', 'partner_name_taken');
  await recordAudit(tx, actor, { action: 'partners.create', details: { partner: partner.id, name } });
  return key;
}

/**
 * The partners of the site, and what came of their sign-ups.
 * @spec 4.2 D5.10
 */
export const partnerOverviews = (db: Db, site: Pick<Site, 'id'>): Promise<PartnerFigures[]> =>
  selectPartnersOfSite(db, site.id);

/**
 * The key stops working. Also deletes the partner's pending sign-ups.
 * @throws not_found; decided_already if it has ended
 * @spec 4.2 D5.10
 */
export async function endPartner(
  tx: Change,
  actor: AuditActor,
  partner: { id: string } | { name: string },
): Promise<void> {
  const found = await lockPartner(tx.db, actor.siteId, partner);
  if (!found) throw new ApiError('not_found');
  if (found.revoked_at) throw new ApiError('decided_already');
  await revokePartner(tx.db, found.id, tx.now);
  const { id, name } = found;
  await recordAudit(tx, actor, { action: 'partners.end', details: { partner: id, name } });
}

/** @spec 4.2 */
export async function authenticatePartner(
  { db }: Pick<App, 'db'>,
  site: Site,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string | null> {
  const key = /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) return null;
  return (await selectPartnerByKey(db, site.id, hashSecret(key)))?.id ?? null;
}
