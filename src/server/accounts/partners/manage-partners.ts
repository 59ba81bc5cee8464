import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { Site } from '../../site/sites.ts';
import { insertPartner, revokePartner, selectPartnerByKey, selectPartnersOfSite } from './queries.ts';

/**
 * @returns the key, which cannot be shown again, or null if the name is used
 * @spec 4.2
 */
export async function makePartner(
  db: Db,
  site: Pick<Site, 'id'>,
  name: string,
  now: Date,
): Promise<string | null> {
  const key = newSecret();
  const partner = { site_id: site.id, name, key_hash: hashSecret(key), created_at: now };
  const isNew = await insertPartner(db, partner);
  return isNew ? key : null;
}

export async function partnerOverviews(
  db: Db,
  site: Pick<Site, 'id'>,
): Promise<{ name: string; since: string; revoked: string | null; members: number }[]> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  return (await selectPartnersOfSite(db, site.id)).map(({ name, created_at, revoked_at, members }) => ({
    name,
    since: day(created_at),
    revoked: revoked_at && day(revoked_at),
    members: Number(members),
  }));
}

/**
 * Also deletes the partner's pending sign-ups.
 * @returns false if no partner has this name
 */
export const revokePartnerKey = (db: Db, site: Pick<Site, 'id'>, name: string, now: Date): Promise<boolean> =>
  db.transaction().execute(trx => revokePartner(trx, site.id, name, now));

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
