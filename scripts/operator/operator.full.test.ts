import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { uploadPhoto } from '#contract/photos';
import { sendReport } from '#contract/reports';
import { getPayments } from '#contract/transactions';
import { getVerification, sendSelfie, showPose } from '#contract/verification';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { hashSecret } from '../../src/server/platform/secrets.ts';
import { picture } from '../../src/server/platform/testing/pictures.ts';
import { openSecondSite } from '../../src/server/testing/second-site.ts';
import { openOperator } from './testing/open-operator.ts';

const { db, runCommand, server } = await openOperator();

test('npm run partners creates, lists and revokes a partner, and shows a key once', async () => {
  expect((await runCommand('partners')).lines).toEqual(['lavender has no partners.']);
  const { lines } = await runCommand('partners', '--name', 'Evening Post');
  expect(lines).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  const row = await db.selectFrom('partners').selectAll().executeTakeFirstOrThrow();
  expect(row.key_hash.equals(hashSecret(lines[0] ?? ''))).toBe(true);
  const again = await runCommand('partners', '--name', 'Evening Post');
  expect([again.lines, again.code === 0]).toEqual([[], false]);
  expect(again.complaint).toContain('has a partner Evening Post already');
  expect((await runCommand('partners')).lines[0]).toMatch(
    /^Evening Post: may call, partner since \d{4}-\d\d-\d\d, 0 members came by this partner$/,
  );
  expect((await runCommand('partners', '--revoke', 'Evening Post')).code).toBe(0);
  expect((await runCommand('partners')).lines[0]).toContain('Evening Post: revoked');
  expect((await runCommand('partners', '--revoke', 'Nobody')).complaint).toContain('has no partner Nobody');
});

test('npm run reports lists open reports, shows their evidence and decides them; both acts are in the audit log (spec D2.27, D5.5)', async () => {
  expect((await runCommand('reports', '--site', 'lavender')).lines).toEqual(['No open reports.']);
  const [reporter, reported] = [await server.signUpMember(), await server.signUpMember({ name: 'Otto' })];
  const body = { id: reported.profileId, reason: 'underage', text: 'He is fifteen.' } as const;
  const { reference } = await server.as(reporter).call(sendReport, { body });
  expect((await runCommand('reports')).lines).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  \\S+  underage  URGENT$`)),
  ]);
  expect((await runCommand('reports', '--show', reference)).lines.join('')).toContain('"name": "Otto"');
  const decide = (...options: string[]) => runCommand('reports', '--decide', reference, ...options);
  expect((await decide('--outcome', 'warning')).complaint).toContain('--rule');
  const warning = ['--outcome', 'warning', '--rule', 'minors', '--reason', 'Your profile says fifteen.'];
  expect((await decide(...warning)).lines).toEqual([`${reference}: warning.`]);
  const again = await decide(...warning);
  expect([again.code === 0, again.complaint]).toEqual([false, expect.stringContaining('no open report')]);
  const acts = await db
    .selectFrom('audit.entries')
    .select('action')
    .where('action', 'like', 'reports.%')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(['reports.read', 'reports.decide']);
});

test('npm run verifications lists waiting selfies, writes the pictures to compare, and decides; the member is notified (spec D5.9)', async () => {
  const upload = new Blob([new Uint8Array(await picture(500, 450).jpeg().toBuffer())], {
    type: 'image/jpeg',
  });
  const members = [await server.signUpMember({ name: 'Yes' }), await server.signUpMember({ name: 'Nay' })];
  for (const member of members) {
    await server.as(member).call(uploadPhoto, { upload });
    await server.as(member).call(showPose);
    await server.as(member).call(sendSelfie, { upload });
    server.clock.advance(1_000);
  }
  const { lines } = await runCommand('verifications');
  expect(lines).toEqual([
    expect.stringMatching(/^[\w-]{36} {2}2026-\S+Z {2}Yes: \w.+$/),
    expect.stringMatching(/^[\w-]{36} {2}2026-\S+Z {2}Nay: \w.+$/),
  ]);
  const [yes = '', no = ''] = lines.map(line => line.slice(0, 36));
  const folder = path.join(server.app.config.varDir, 'compare');
  const shown = await runCommand('verifications', '--look', yes, '--into', folder);
  expect(shown.lines.map(file => readFileSync(file).toString('latin1', 8, 12))).toEqual(['WEBP', 'WEBP']);
  const publishedTo: string[] = [];
  server.app.bus.subscribe(({ type, to }) => {
    if (type === 'verification') publishedTo.push(...to);
  });
  expect((await runCommand('verifications', '--reject', no)).complaint).toContain('--reason is one of');
  expect((await runCommand('verifications', '--approve', yes)).lines).toEqual(['Yes: verified.']);
  expect((await runCommand('verifications', '--reject', no, '--reason', 'not_alike')).code).toBe(0);
  const states = await Promise.all(members.map(member => server.as(member).call(getVerification)));
  expect(states.map(({ verification: { state, has_badge, reason } }) => [state, has_badge, reason])).toEqual([
    ['verified', true, null],
    ['rejected', false, 'not_alike'],
  ]);
  await expect.poll(() => publishedTo).toEqual(members.map(({ profileId }) => profileId));
  expect((await runCommand('verifications', '--approve', yes)).complaint).toContain('does not wait');
  expect((await runCommand('verifications')).lines).toEqual(['Nobody waits.']);
});

test('npm run direct-debits lists none where there are none', async () => {
  expect((await runCommand('direct-debits')).lines).toEqual(['No direct debits.']);
});

test('a wrong command line prints an error and changes nothing', async () => {
  for (const args of [
    ['--count', '0'],
    ['--count', 'many'],
    ['--site', 'nowhere'],
    ['--colour', 'red'],
  ]) {
    const { code, lines, complaint } = await runCommand('invitations', ...args);
    expect([code === 0, lines, complaint === '']).toEqual([false, [], false]);
  }
  await openSecondSite({
    db,
    app: { sites: { refresh: async () => undefined, byKey: () => undefined } },
  } as never);
  const { complaint } = await runCommand('invitations');
  expect(complaint).toContain('--site lavender or --site lilac');
});

test('npm run refunds lists waiting refunds and records one as sent by hand only once (spec D2.35)', async () => {
  expect((await runCommand('refunds')).lines).toEqual(['Nothing waits.']);
  const member = await server.signUpMember({ credits: 0, purchasedCredits: 10 });
  const browser = server.as(member);
  const [payment] = (await browser.call(getPayments)).payments;
  const body = { payment: payment?.payment_id ?? '', credits: 10, amount: 1_000 };
  await browser.call(withdrawPurchase, { body });
  const { lines } = await runCommand('refunds');
  expect(lines).toEqual([
    expect.stringMatching(/^[\w-]{36} {2}\S+ {2}1000 EUR {2}sandbox - {2}tried 0 times$/),
  ]);
  const id = lines[0]?.slice(0, 36) ?? '';
  expect((await runCommand('refunds', '--sent', id)).complaint).toContain('--reference');
  expect((await runCommand('refunds', '--sent', id, '--reference', 'by wire')).lines).toEqual([
    `${id}: sent.`,
  ]);
  expect((await runCommand('refunds', '--sent', id, '--reference', 'again')).complaint).toContain(
    'does not wait',
  );
  expect((await runCommand('refunds')).lines).toEqual(['Nothing waits.']);
});
