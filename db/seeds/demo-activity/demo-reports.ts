import { HOUR_MS, MINUTE_MS } from '../../../src/contract/durations.ts';
import type { ReportedSubject } from '../../../src/contract/reports.ts';
import type { App, MemberCaller } from '../../../src/server/app.ts';
import { dueOf } from '../../../src/server/moderation/reports/due-of.ts';
import { gatherEvidence } from '../../../src/server/moderation/reports/evidence.ts';
import { insertReport } from '../../../src/server/moderation/reports/queries.ts';
import type { Tx } from '../../../src/server/platform/transact.ts';
import type { Site } from '../../../src/server/site/sites.ts';
import { LAVENDER } from '../lavender.ts';
import { demoReports, type WaitingReport } from './demo-queue-texts.ts';

/** Of a visitor's notice about a landing page. */
const NOTICE_ID = '019ac2f0-5e00-7000-8000-0000d5a12016';

type DemoReport = WaitingReport & { subject?: ReportedSubject };
/** Profile ids. */
type Pair = { reporter: string; reported: string };

/**
 * Reports that wait in the back office: about members who write to each other, a message, and a photo that two members
 * reported, and a notice of a visitor. Nobody gets an email.
 */
export async function insertDemoReports(tx: Tx, site: Site): Promise<void> {
  const pairs = await selectPairs(tx);
  for (const [index, report] of demoReports.entries()) {
    const pair = pairs[index];
    if (pair) await insertDemoReport(tx, site, pair, report);
  }
  await insertContentReports(tx, site);
  await insertNotice(tx);
}

async function insertContentReports(tx: Tx, site: Site): Promise<void> {
  const received = await receivedMessage(tx);
  if (!received) return;
  const { message, photo, reporter, reported } = received;
  const subject = { kind: 'photo', id: photo } as const;
  const reporters = [reporter, ...(await otherMembers(tx, { reporter, reported }))];
  const reports: DemoReport[] = [
    {
      ...{ reason: 'spam_or_scam', text: 'After two days he wrote about a sick aunt and a transfer.' },
      ...{ subject: { kind: 'message', id: message }, minutesAgo: 20 * 60 },
    },
    { reason: 'other', text: 'This is a picture of a colleague of mine.', subject, minutesAgo: 180 },
    { reason: 'other', text: 'That man is somebody else.', subject, minutesAgo: 120 },
    { reason: 'underage', text: 'He told me that he is still at school.', minutesAgo: 30 },
  ];
  for (const [index, report] of reports.entries()) {
    const by = reporters[index];
    if (by !== undefined) await insertDemoReport(tx, site, { reporter: by, reported }, report);
  }
}

async function insertDemoReport(
  tx: Tx,
  site: Site,
  { reporter, reported }: Pair,
  { reason, text, minutesAgo, subject, lastMessage }: DemoReport,
): Promise<void> {
  const { account_id: accountId } = await tx.db
    .selectFrom('profiles')
    .select('account_id')
    .where('id', '=', reporter)
    .executeTakeFirstOrThrow();
  // Collecting evidence needs nothing else of who reports.
  const caller = { site, accountId, member: { profileId: reporter, accountId } } as MemberCaller;
  const gathered = await gatherEvidence(tx, caller, { profileId: reported, reason, subject });
  if (!gathered) return;
  const at = new Date(tx.now.getTime() - minutesAgo * MINUTE_MS);
  if (lastMessage) gathered.evidence.messages.push({ from: 'reported', text: lastMessage, sent_at: at });
  await insertReport(
    tx.db,
    {
      ...{ site_id: site.id, reporter_id: accountId, reported_id: gathered.accountId, reason, text },
      ...{ subject_kind: gathered.subject.kind, subject_id: gathered.subject.id },
      ...{ evidence: JSON.stringify(gathered.evidence), created_at: at, ...dueOf(reason, at) },
    },
    gathered.fileKeys,
  );
}

async function insertNotice({ db, now }: Tx): Promise<void> {
  const path = '/landers/gallery';
  const at = new Date(now.getTime() - 5 * HOUR_MS);
  await db
    .insertInto('content_notices')
    .values({
      ...{ id: NOTICE_ID, site_id: LAVENDER, path, name: 'Robin Meijer', email: 'robin@mail.example' },
      ...{ language: 'nl', fingerprint: Buffer.alloc(32), sent_on: at.toISOString().slice(0, 10) },
      created_at: at,
    })
    .execute();
  const reason = 'intimate_image_without_consent';
  const text = 'The second picture shows me, and I never agreed to that.';
  const evidence = JSON.stringify({ at, page: { path } });
  await insertReport(
    db,
    {
      ...{ id: NOTICE_ID, site_id: LAVENDER, reason, text, evidence, subject_kind: 'page' },
      ...{ created_at: at, ...dueOf(reason, at) },
    },
    [],
  );
}

/** Members who write to each other, so that a report has messages as evidence; the reported one is of no login. */
async function selectPairs({ db }: Tx): Promise<Pair[]> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('profiles as low', 'low.id', 'conversations.low_id')
    .innerJoin('profiles as high', 'high.id', 'conversations.high_id')
    .innerJoin('accounts as a', 'a.id', 'low.account_id')
    .innerJoin('accounts as b', 'b.id', 'high.account_id')
    .where('low.site_id', '=', LAVENDER)
    .where('low.fictional', '=', false)
    .where('high.fictional', '=', false)
    .where('conversations.last_seq', '>', 2)
    .select(['low.id as low', 'a.email as lowEmail', 'high.id as high', 'b.email as highEmail'])
    .orderBy('conversations.id')
    .execute();
  const pairs = rows.flatMap(({ low, lowEmail, high, highEmail }) => {
    if (isOfNoLogin(highEmail)) return [{ reporter: low, reported: high }];
    return isOfNoLogin(lowEmail) ? [{ reporter: high, reported: low }] : [];
  });
  return [...new Map(pairs.map(pair => [pair.reported, pair])).values()];
}

const isOfNoLogin = (email: string | null): boolean => email?.endsWith('@members.example') ?? false;

/** A message between members of the demo who exist and are no fictional profiles, and its sender's main photo. */
async function receivedMessage({ db }: Tx): Promise<(Pair & { message: string; photo: string }) | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_members as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'messages.conversation_id')
        .onRef('mine.other_id', '=', 'messages.sender_id'),
    )
    .innerJoin('profiles as sender', 'sender.id', 'messages.sender_id')
    .innerJoin('accounts', 'accounts.id', 'sender.account_id')
    .innerJoin('photos', join =>
      join.onRef('photos.profile_id', '=', 'sender.id').on('photos.is_main', '=', true),
    )
    .where('accounts.seeded', '=', true)
    .where('accounts.email', 'like', '%@members.example')
    .where('sender.site_id', '=', LAVENDER)
    .where('sender.fictional', '=', false)
    .where('sender.status', '=', 'active')
    .where('messages.held', '=', false)
    .where('messages.body', '<>', '')
    .select(['messages.id as message', 'photos.id as photo'])
    .select(['mine.profile_id as reporter', 'messages.sender_id as reported'])
    .orderBy('messages.sent_at', 'desc')
    .executeTakeFirst();
}

async function otherMembers({ db }: Tx, { reporter, reported }: Pair): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('accounts.seeded', '=', true)
    .where('accounts.status', '=', 'active')
    .where('profiles.site_id', '=', LAVENDER)
    .where('profiles.country', '=', eb =>
      eb.selectFrom('profiles as one').select('one.country').where('one.id', '=', reported),
    )
    .where('profiles.id', 'not in', [reporter, reported])
    .where('profiles.fictional', '=', false)
    .select('profiles.id')
    .orderBy('profiles.id')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what `insertDemoReports` inserted, and what seeded members reported about each other. */
export async function removeDemoReports({ db }: App, accountIds: readonly string[]): Promise<void> {
  await db.deleteFrom('content_notices').where('id', '=', NOTICE_ID).execute();
  await db.deleteFrom('reports').where('id', '=', NOTICE_ID).execute();
  if (accountIds.length === 0) return;
  await db
    .deleteFrom('reports')
    .where('reporter_id', 'in', accountIds)
    .where('reported_id', 'in', accountIds)
    .execute();
}
