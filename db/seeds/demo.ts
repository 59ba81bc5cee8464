import type { Insertable } from 'kysely';
import { ONLINE_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import type { DB } from '#db/schema';
import { hashPassword } from '../../src/server/accounts/reauthentication/password-hash.ts';
import { selectPriceLists } from '../../src/server/credits/bundle-queries.ts';
import { applySites } from '../../src/server/credits/sites-file.ts';
import type { Db, Trx } from '../../src/server/platform/db.ts';
import { replaceCampaigns } from '../../src/server/site/queries.ts';
import { defaultSettings } from '../../src/server/site/settings.ts';
import { castPassword } from './cast.ts';
import { demoCampaignCounts } from './demo/campaign-counts.ts';
import { demoCampaigns } from './demo/campaigns.ts';
import { demoConversations } from './demo/conversations.ts';
import type { DemoMember } from './demo/demo-member.ts';
import { demoMembers } from './demo/demo-members.ts';
import { ledgerOf, withReceiptNumbers } from './demo/ledger.ts';
import { demoLikes, matchedPairs } from './demo/likes.ts';
import { accountRow, conversationRows, likeRow, photoRows, profileRow, visitRow } from './demo/rows.ts';
import { demoVisits } from './demo/visits.ts';
import { LAVENDER } from './lavender.ts';
import { lilac, lilacSiteMembers } from './lilac.ts';

/** A real operator sets another creditor of direct debits, or none. */
export const exampleCreditor = Object.entries({
  creditor_id: 'NL22ZZZ000000000000',
  creditor_iban: 'NL51LVND0100000000',
}).map(([name, value]) => ({ site_id: LAVENDER, name, value: JSON.stringify(value) }));
/** Number of rows per insert, because PostgreSQL allows only 65,535 parameters per statement. */
const BATCH = 1_000;

/** @returns the number of members; 0 if there were accounts already */
export async function insertDemoData(db: Db, now: Date): Promise<number> {
  const existing = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (existing) return 0;
  const passwordHash = await hashPassword(castPassword);
  await applySites(db, [lilac]);
  const lilacSite = await db
    .selectFrom('sites')
    .select('id')
    .where('key', '=', lilac.key)
    .executeTakeFirstOrThrow();
  const [lavenderMembers, lilacMembers] = [demoMembers(now), demoMembers(now, lilacSiteMembers)];
  await db.transaction().execute(async trx => {
    await insert(trx, 'site_settings', exampleCreditor);
    await replaceCampaigns(trx, LAVENDER, demoCampaigns);
    await insert(trx, 'campaign_counts', demoCampaignCounts(LAVENDER, now));
    await insertSiteMembers(trx, { id: LAVENDER, people: lavenderMembers, passwordHash, now });
    await insertSiteMembers(trx, { ...lilacSite, people: lilacMembers, passwordHash, now });
  });
  return lavenderMembers.length + lilacMembers.length;
}

async function insertSiteMembers(
  trx: Trx,
  site: { id: number; people: readonly DemoMember[]; passwordHash: string; now: Date },
): Promise<void> {
  const { people, passwordHash, now } = site;
  const at = (ago: number) => new Date(now.getTime() - ago * MINUTE_MS);
  const memberLikes = demoLikes(people);
  const conversations = demoConversations(people, matchedPairs(memberLikes)).map(conversation =>
    conversationRows(conversation, at),
  );
  const started = Map.groupBy(conversations, ({ conversation }) => conversation.starter_id);
  const messages = conversations.flatMap(conversation => conversation.messages);
  const sentBySender = Map.groupBy(
    messages.toSorted((a, b) => Number(a.sent_at) - Number(b.sent_at)),
    ({ sender_id }) => sender_id,
  );
  const statement = defaultSettings.statement_text;
  const terms = { siteId: site.id, statement, bundles: await selectPriceLists(trx, site.id) };
  const ledgers = people.map(person => ledgerOf(person, terms, sentBySender.get(person.profileId) ?? [], at));
  const payments = withReceiptNumbers(ledgers.flatMap(ledger => ledger.payments));
  // In this order, each table references earlier tables only.
  const rows: { [Table in keyof DB]?: Insertable<DB[Table]>[] } = {
    accounts: people.map((person, index) => {
      const premiumSince = (ledgers[index]?.payments[0]?.completed_at as Date | undefined) ?? null;
      return accountRow(person, site.id, { passwordHash, premiumSince, at });
    }),
    profiles: people.map(person =>
      profileRow(person, site.id, started.get(person.profileId)?.length ?? 0, at),
    ),
    profile_interests: people.flatMap(({ profileId, interests }) =>
      interests.map(interest => ({ profile_id: profileId, interest })),
    ),
    presence: people.map(({ profileId, seenAgo }) => ({
      profile_id: profileId,
      online_until: at(seenAgo - ONLINE_MINUTES),
    })),
    photos: people.flatMap(person => photoRows(person, at)),
    likes: memberLikes.map(like => likeRow(like, at)),
    visits: demoVisits(people).map(visit => visitRow(visit, at)),
    conversations: conversations.map(({ conversation }) => conversation),
    conversation_members: conversations.flatMap(({ members }) => members),
    messages,
    payments,
    receipt_counters: [{ site_id: site.id, last: payments.length }],
    ledger_entries: ledgers.flatMap(({ entries }) => entries),
  };
  for (const [table, ofTable] of Object.entries(rows)) await insert(trx, table as keyof DB, ofTable);
}

async function insert<Table extends keyof DB>(
  trx: Trx,
  table: Table,
  rows: Insertable<DB[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto<keyof DB>(table)
      .values(rows.slice(from, from + BATCH))
      .execute();
}
