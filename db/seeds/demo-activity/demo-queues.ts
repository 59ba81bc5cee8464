import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#contract/durations';
import { poses } from '#contract/verification';
import type { App } from '../../../src/server/app.ts';
import { dueOf } from '../../../src/server/moderation/reports/due-of.ts';
import { hashSecret, newRandomName } from '../../../src/server/platform/secrets.ts';
import { type Tx, transact } from '../../../src/server/platform/transact.ts';
import { LAVENDER } from '../lavender.ts';
import { SHOTS_PER_PORTRAIT } from '../portraits.ts';
import { random } from '../random.ts';
import { insertDemoFigures } from './demo-figures.ts';
import { demoAppeals, demoComplaints } from './demo-queue-texts.ts';
import { insertDemoReports } from './demo-reports.ts';

type Person = { accountId: string; profileId: string; email: string };

/**
 * Fills what waits for staff: reports, an appeal, complaints, photos, selfies and a correction of credits. Only at the
 * first start, so that handled work does not come back.
 */
export async function insertDemoQueues(app: App): Promise<void> {
  const site = app.sites.byId(LAVENDER);
  const known = await app.db.selectFrom('reports').select('id').limit(1).execute();
  if (!site || known.length > 0) return;
  await transact(app, async tx => {
    const people = await selectDemoPeople(tx);
    if (people.length < 40) return;
    const staff = await tx.db
      .selectFrom('staff')
      .where('seeded', '=', true)
      .select(['id', 'email'])
      .execute();
    const staffId = (name: string) => staff.find(({ email }) => email.startsWith(name))?.id ?? null;
    await insertDemoReports(tx, site);
    await insertDecided(tx, people.slice(0, 24), staffId('milo'));
    await insertComplaints(tx, people.slice(24, 27));
    await insertPhotos(tx, people.slice(27, 33));
    await insertSelfies(tx, people.slice(33, 36));
    await insertCorrection(tx, people[36], staffId('fenna'));
  });
  await insertDemoFigures(app, site);
}

/** Members with a photo whom no newcomer logs in as. */
const selectDemoPeople = ({ db }: Tx): Promise<Person[]> =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .innerJoin('photos', 'photos.profile_id', 'profiles.id')
    .where('profiles.site_id', '=', LAVENDER)
    .where('accounts.status', '=', 'active')
    .where('accounts.email', 'like', '%@members.example')
    .where('profiles.gender', '=', 'male')
    .where('photos.is_main', '=', true)
    .select(['accounts.id as accountId', 'profiles.id as profileId', 'accounts.email'])
    .orderBy('accounts.email')
    .limit(60)
    .execute() as Promise<Person[]>;

/** Decisions of the last weeks; two were warnings, of which one is appealed. */
async function insertDecided(tx: Tx, people: readonly Person[], staff_id: string | null): Promise<void> {
  const chance = random('decided reports of the demo');
  for (const [index, reported] of people.entries()) {
    const reporter = people[(index + 1) % people.length];
    const closed_at = new Date(tx.now.getTime() - (index + 1) * 41 * HOUR_MS);
    const created_at = new Date(closed_at.getTime() - chance.int(25, 900) * MINUTE_MS);
    const { id: report_id } = await tx.db
      .insertInto('reports')
      .values({
        ...{ site_id: LAVENDER, reporter_id: reporter?.accountId ?? null, reported_id: reported.accountId },
        ...{ reason: 'harassment', text: 'Hij blijft doorgaan.', created_at, closed_at },
        ...dueOf('harassment', created_at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const appeal = demoAppeals[index];
    const { id: decision_id } = await tx.db
      .insertInto('decisions')
      .values({
        ...{ site_id: LAVENDER, account_id: reported.accountId, report_id, staff_id, created_at: closed_at },
        ...(index < 2
          ? { outcome: 'warning', rule: 'harassment', reason: 'Je bleef schrijven nadat hij nee had gezegd.' }
          : { outcome: 'no_action', reason: 'We hebben niets gevonden dat tegen de regels is.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!appeal) continue;
    await tx.db
      .insertInto('appeals')
      .values({
        ...{ site_id: LAVENDER, decision_id, account_id: reported.accountId, party: 'reported' },
        ...{ text: appeal.text, created_at: new Date(tx.now.getTime() - appeal.minutesAgo * MINUTE_MS) },
      })
      .execute();
  }
}

async function insertComplaints({ db, now }: Tx, people: readonly Person[]): Promise<void> {
  for (const [index, { topic, text, minutesAgo, state }] of demoComplaints.entries()) {
    const sender = people[index];
    if (!sender) continue;
    const created_at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    await db
      .insertInto('complaints')
      .values({
        ...{ site_id: LAVENDER, account_id: sender.accountId, email: sender.email, topic, text, state },
        ...{ created_at, sent_on: created_at.toISOString().slice(0, 10), fingerprint: hashSecret(text) },
      })
      .execute();
  }
}

const PHOTO_COLUMNS = ['file_key', 'width', 'height', 'colour', 'placeholder'] as const;

const mainPhotoOf = ({ db }: Tx, profileId: string) =>
  db
    .selectFrom('photos')
    .where('profile_id', '=', profileId)
    .where('is_main', '=', true)
    .select(PHOTO_COLUMNS)
    .executeTakeFirstOrThrow();

/** Another picture of the same drawn person. */
const otherShot = (fileKey: string): string =>
  fileKey.replace(/\d+$/, shot => String((Number(shot) % SHOTS_PER_PORTRAIT) + 1));

async function insertPhotos(tx: Tx, people: readonly Person[]): Promise<void> {
  for (const [index, { profileId }] of people.entries()) {
    const main = await mainPhotoOf(tx, profileId);
    await tx.db
      .insertInto('photos')
      .values({
        ...main,
        ...{ profile_id: profileId, position: 90, is_main: false, status: 'pending' },
        ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: otherShot(main.file_key) },
        created_at: new Date(tx.now.getTime() - (20 + index * 47) * MINUTE_MS),
      })
      .execute();
  }
}

async function insertSelfies(tx: Tx, people: readonly Person[]): Promise<void> {
  for (const [index, { profileId }] of people.entries()) {
    const { file_key } = await mainPhotoOf(tx, profileId);
    const sent_at = new Date(tx.now.getTime() - (35 + index * 130) * MINUTE_MS);
    await tx.db
      .insertInto('verifications')
      .values({
        ...{ profile_id: profileId, status: 'pending', pose: poses[index % poses.length] ?? poses[0] },
        ...{ shown_at: sent_at, sent_at, attempt: randomUUID(), photo_key: file_key },
        ...{ selfie_key: otherShot(file_key), selfie_address: newRandomName() },
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

async function insertCorrection(tx: Tx, member: Person | undefined, asked_by: string | null): Promise<void> {
  if (!member || !asked_by) return;
  await tx.db
    .insertInto('credit_corrections')
    .values({
      ...{ site_id: LAVENDER, account_id: member.accountId, credits: 250, needs_second: true, asked_by },
      reason: 'Paid twice by bank transfer; the bank’s letter is in the mail.',
      asked_at: new Date(tx.now.getTime() - 95 * MINUTE_MS),
    })
    .execute();
}
