import type { Insertable } from 'kysely';
import type { PartnerSignups, Partners } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export const selectPartnerByKey = (db: Db, siteId: number, keyHash: Buffer) =>
  db
    .selectFrom('partners')
    .where('key_hash', '=', keyHash)
    .where('site_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst();

export async function insertPartner(db: Db, partner: Insertable<Partners>): Promise<boolean> {
  const row = await db
    .insertInto('partners')
    .values(partner)
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

/** @spec 4.2 */
export async function insertPartnerSignup(db: Db, signup: Insertable<PartnerSignups>): Promise<void> {
  await db.insertInto('partner_signups').values(signup).execute();
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
