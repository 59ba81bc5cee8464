import { HOUR_MS } from '../../../src/contract/durations.ts';
import type { ReportedSubject, ReportReason } from '../../../src/contract/reports.ts';
import type { App, MemberCaller } from '../../../src/server/app.ts';
import { dueOf } from '../../../src/server/moderation/reports/due-of.ts';
import { gatherEvidence } from '../../../src/server/moderation/reports/evidence.ts';
import { insertReport } from '../../../src/server/moderation/reports/queries.ts';
import { type Tx, transact } from '../../../src/server/platform/transact.ts';

const LAVENDER = 1;
/** Of a visitor's notice about a landing page. */
const NOTICE_ID = '019ac2f0-5e00-7000-8000-0000d5a12016';

type DemoReport = { reason: ReportReason; text: string; subject?: ReportedSubject; hoursAgo: number };
type Pair = { reporter: string; reported: string };

/**
 * Reports that wait in the back office: about a member, a message, and a photo that two members reported, and a notice
 * of a visitor. Nobody gets an email. Does nothing if there is the notice.
 */
export async function insertDemoReports(app: App): Promise<void> {
  const known = await app.db
    .selectFrom('content_notices')
    .select('id')
    .where('id', '=', NOTICE_ID)
    .executeTakeFirst();
  const message = await receivedMessage(app);
  if (known || !message) return;
  await transact(app, async tx => {
    const { id, ...pair } = message;
    await insertOne(app, tx, pair, {
      ...{ reason: 'spam_or_scam', text: 'After two days he wrote about a sick aunt and a transfer.' },
      ...{ subject: { kind: 'message', id }, hoursAgo: 20 },
    });
    for (const [index, reporter] of (await otherMembers(tx, pair)).entries()) {
      const photo = await mainPhotoOf(tx, pair.reported);
      const reported = { reporter, reported: pair.reported };
      const subject = photo && ({ kind: 'photo', id: photo } as const);
      const text = index === 0 ? 'This is a picture of a colleague of mine.' : 'That man is somebody else.';
      if (index < 2 && subject)
        await insertOne(app, tx, reported, { reason: 'other', text, subject, hoursAgo: 3 - index });
      if (index === 2)
        await insertOne(app, tx, reported, {
          ...{ reason: 'underage', text: 'He told me that he is still at school.', hoursAgo: 0.5 },
        });
    }
    await insertNotice(tx);
  });
}

async function insertOne(app: App, tx: Tx, { reporter, reported }: Pair, report: DemoReport): Promise<void> {
  const site = app.sites.byId(LAVENDER);
  const { account_id: accountId } = await tx.db
    .selectFrom('profiles')
    .select('account_id')
    .where('id', '=', reporter)
    .executeTakeFirstOrThrow();
  // Collecting evidence needs nothing else of who reports.
  const caller = { site, accountId, member: { profileId: reporter, accountId } } as MemberCaller;
  const { reason, text, hoursAgo } = report;
  const gathered = await gatherEvidence(tx, caller, { profileId: reported, reason, subject: report.subject });
  if (!gathered) return;
  const at = new Date(tx.now.getTime() - hoursAgo * HOUR_MS);
  await insertReport(
    tx.db,
    {
      ...{ site_id: LAVENDER, reporter_id: accountId, reported_id: gathered.accountId, reason, text },
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

/** A message between members of the demo who exist and are no fictional profiles. */
async function receivedMessage({ db }: App): Promise<(Pair & { id: string }) | undefined> {
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
    .select(['messages.id', 'mine.profile_id as reporter', 'messages.sender_id as reported'])
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

async function mainPhotoOf({ db }: Tx, profileId: string): Promise<string | undefined> {
  const photo = await db
    .selectFrom('photos')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('is_main', '=', true)
    .executeTakeFirst();
  return photo?.id;
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
