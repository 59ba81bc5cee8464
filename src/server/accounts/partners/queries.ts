import type { TrafficSource } from '#contract/traffic-source';
import type { Db } from '../../platform/db.ts';

export const selectPartnerByKey = (db: Db, siteId: number, keyHash: Buffer) =>
  db
    .selectFrom('partners')
    .where('key_hash', '=', keyHash)
    .where('site_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst();

export async function insertPartner(
  db: Db,
  partner: { siteId: number; name: string; keyHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('partners')
    .values({
      site_id: partner.siteId,
      name: partner.name,
      key_hash: partner.keyHash,
      created_at: partner.now,
    })
    .onConflict(conflict => conflict.columns(['site_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const selectPartnersOfSite = (db: Db, siteId: number) =>
  db
    .selectFrom('partners')
    .where('site_id', '=', siteId)
    .select(eb => [
      'name',
      'created_at',
      'revoked_at',
      eb
        .selectFrom('traffic_sources')
        .whereRef('traffic_sources.partner_id', '=', 'partners.id')
        .select(count => count.fn.countAll<string>().as('members'))
        .as('members'),
    ])
    .orderBy('name')
    .execute();

export async function revokePartner(db: Db, siteId: number, name: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('partners')
    .set(eb => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (row) await db.deleteFrom('partner_signups').where('partner_id', '=', row.id).execute();
  return row !== undefined;
}

type PartnerSubmission = { form: object; source: TrafficSource | null };

/** @spec 4.2 */
export async function insertPartnerSignup(
  db: Db,
  signup: PartnerSubmission & {
    id: string;
    partnerId: string;
    secretHash: Buffer;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('partner_signups')
    .values({
      id: signup.id,
      partner_id: signup.partnerId,
      secret_hash: signup.secretHash,
      form: JSON.stringify(signup.form),
      source: signup.source && JSON.stringify(signup.source),
      created_at: signup.now,
      expires_at: signup.expiresAt,
    })
    .execute();
}

type PartnerSignupLookup = { siteId: number; secretHash: Buffer; now: Date };

export const selectPartnerSignup = (db: Db, { siteId, secretHash, now }: PartnerSignupLookup) =>
  db
    .selectFrom('partner_signups')
    .innerJoin('partners', 'partners.id', 'partner_signups.partner_id')
    .where('partners.site_id', '=', siteId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .select(['partner_signups.id', 'partner_id as partnerId', 'form', 'source'])
    .executeTakeFirst();

/** Of two concurrent calls only one returns true. */
export async function consumePartnerSignup(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('partner_signups').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
