import { type Insertable, sql } from 'kysely';
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

/** Undefined if the site has or had a partner of this name. */
export const insertPartner = (db: Db, partner: Insertable<Partners>) =>
  db
    .insertInto('partners')
    .values(partner)
    .onConflict(conflict => conflict.columns(['site_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();

export type PartnerFigures = {
  id: string;
  name: string;
  createdAt: Date;
  revokedAt: Date | null;
  pending: number;
  members: number;
  confirmed: number;
  paid: number;
  latest: Date | null;
};

/** In the order of their names, those whose key works first. */
export async function selectPartnersOfSite(db: Db, siteId: number): Promise<PartnerFigures[]> {
  const { rows } = await sql<PartnerFigures>`
    select partners.id, partners.name, partners.created_at as "createdAt", revoked_at as "revokedAt",
      (select count(*)::int from partner_signups where partner_id = partners.id) as pending,
      came.members, came.confirmed, came.paid, came.latest
    from partners cross join lateral (
      select count(*)::int as members, count(accounts.confirmed_at)::int as confirmed,
        count(accounts.premium_since)::int as paid, max(accounts.signed_up_at) as latest
      from traffic_sources join accounts on accounts.id = traffic_sources.account_id
      where traffic_sources.partner_id = partners.id) came
    where partners.site_id = ${siteId} order by revoked_at is not null, name`.execute(db);
  return rows;
}

/** Undefined for an unknown partner, or one of another site. */
export const lockPartner = (db: Db, siteId: number, partner: { id: string } | { name: string }) =>
  db
    .selectFrom('partners')
    .where('site_id', '=', siteId)
    .$if('id' in partner, query => query.where('id', '=', 'id' in partner ? partner.id : ''))
    .$if('name' in partner, query => query.where('name', '=', 'name' in partner ? partner.name : ''))
    .select(['id', 'name', 'revoked_at'])
    .forUpdate()
    .executeTakeFirst();

/** Also deletes the sign-ups that nobody completed. */
export async function revokePartner(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('partners').set({ revoked_at: now }).where('id', '=', id).execute();
  await db.deleteFrom('partner_signups').where('partner_id', '=', id).execute();
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
