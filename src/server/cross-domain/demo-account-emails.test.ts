import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { like } from '#contract/likes';
import { sendLikeDigests, sendLikeEmailsAtOnce } from '../likes/notifications/send-like-emails.ts';
import { createAnnouncement } from '../notifications/announcements/manage-announcements.ts';
import { sendAnnouncements } from '../notifications/announcements/send-announcements.ts';
import { chooseEmails, deliverEmails } from '../notifications/testing/deliver-emails.ts';
import { transact } from '../platform/transact.ts';
import { activityRank } from '../profiles/activity.ts';
import { sendWeeklyUpdates } from '../search/weekly-update/send-weekly-updates.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const text = { subject: 'Lente', text: 'Eén alinea.', button: 'Bekijk', path: '/credits' };

test('accounts of the demo data get emails about likes, weekly updates and promotions only while somebody is logged in to them (spec D2.48)', async () => {
  const site = app.sites.byId(1);
  if (!site) throw new Error('no site');
  const rank = { activityRank: activityRank(clock.now(), false) };
  const [unused, used, liker] = [await signUpMember(rank), await signUpMember(rank), await signUpMember()];
  const demo = [unused.accountId, used.accountId];
  await db.updateTable('accounts').set({ seeded: true }).where('id', 'in', demo).execute();
  for (const member of [unused, used]) {
    await chooseEmails(server, member, 'promotions', 'at_once');
    await as(liker).call(like, { body: { id: member.profileId } });
  }
  await db.deleteFrom('sessions').where('account_id', '=', unused.accountId).execute();
  await db
    .updateTable('accounts')
    .set({ notifications_disabled: ['fbl'] })
    .where('id', '=', liker.accountId)
    .execute();
  const operator = { siteId: site.id, staffId: null, secret: app.config.secret };
  await transact(app, tx =>
    createAnnouncement(tx, operator, site, { type: 'promotions', texts: { nl: text } }),
  );
  const types = new Set<string | null>();
  const got: string[] = [];
  for (let hour = 0; hour < (7 * DAY_MS) / HOUR_MS; hour++) {
    clock.advance(HOUR_MS);
    await sendLikeEmailsAtOnce(app);
    await sendLikeDigests(app);
    await sendWeeklyUpdates(app, { isStopping: () => false });
    await sendAnnouncements(app, { isStopping: () => false });
    for (const { topic } of await db.selectFrom('email_outbox').select('topic').execute()) types.add(topic);
    got.push(...(await deliverEmails(server)).map(({ to }) => to));
  }
  expect([...types].sort()).toEqual(['like', 'promotions', 'weekly_updates']);
  expect(new Set(got)).toEqual(new Set([used.email]));
});
