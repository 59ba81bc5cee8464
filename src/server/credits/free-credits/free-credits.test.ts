import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getChats, sendMessage } from '#contract/chats';
import { confirmEmailChange, requestEmailChange } from '#contract/credentials';
import { getTransactions } from '#contract/credits';
import { deleteAccount, reactivate } from '#contract/deletion';
import { getTimeBonus, offerDeleteDiscount } from '#contract/discounts';
import { DAY_MS } from '#contract/durations';
import { activate, signup } from '#contract/signup';
import { PROCESS_ACCOUNT_REQUEST } from '../../accounts/account-requests/queue-account-request.ts';
import { eraseDueAccounts } from '../../accounts/deletion/erase-due-accounts.ts';
import { replayErasures } from '../../accounts/deletion/replay-erasures.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { latestPageToken } from '../../testing/page-token.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { backfillFreeCreditDecisions } from './backfill-free-credit-decisions.ts';
import { purgeFormerMailboxes } from './former-mailboxes.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const password = 'fietsen in de regen';
let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};
const signUp = async (email: string) => {
  const browser = visitor();
  const { user } = await browser.call(signup, { body: createSignupForm({ email, password }) });
  return { browser, email, profileId: user?.profile.id ?? '', credits: user?.credits };
};
type Newcomer = Awaited<ReturnType<typeof signUp>>;
const confirm = async ({ email }: Newcomer) =>
  visitor().call(activate, { body: { token: await latestPageToken(db, email, 'activate') } });
const join = async (email: string) => {
  const newcomer = await signUp(email);
  await confirm(newcomer);
  return newcomer;
};
const creditsOf = async ({ browser }: Newcomer) => (await browser.call(getUser)).user?.credits;
const timeBonusOf = ({ browser }: Newcomer) => browser.call(getTimeBonus);
const write = ({ browser }: Newcomer, to: string, text = 'Hoi') =>
  browser.send(sendMessage, { body: { to, client_id: randomUUID(), text } });
const noFreeCreditsEmailOf = async ({ email }: Newcomer) =>
  (await queuedEmailsTo(server, email)).find(({ subject }) => subject.startsWith('Over je gratis credits'));

let mailboxes = 0;
const newMailbox = () => {
  mailboxes += 1;
  const name = `winter${mailboxes}`;
  return (tag: string) => (tag === '' ? `${name}@mail.example` : `${name}+${tag}@mail.example`);
};

describe('free credits and the time bonus are granted once per mailbox (spec D2.36)', () => {
  test('the first account keeps them; an alias has them until its confirmation, so that signing up reveals nothing, and an email explains the revocation', async () => {
    const mailbox = newMailbox();
    const first = await join(mailbox(''));
    expect(await creditsOf(first)).toBe(3);
    expect(await timeBonusOf(first)).toMatchObject({ code: 'TIMEBONUS25' });
    expect(await noFreeCreditsEmailOf(first)).toBeUndefined();
    const [alias, stranger] = [await signUp(mailbox('two')), await signUp(newMailbox()(''))];
    expect([alias.credits, stranger.credits]).toEqual([3, 3]);
    expect([await timeBonusOf(alias), await timeBonusOf(stranger)]).toEqual([null, null]);
    await confirm(alias);
    await confirm(stranger);
    expect([await creditsOf(alias), await creditsOf(stranger)]).toEqual([0, 3]);
    expect([await timeBonusOf(alias), (await timeBonusOf(stranger)) !== null]).toEqual([null, true]);
    expect((await noFreeCreditsEmailOf(alias))?.text).toMatch(
      /De 3 gratis credits van je aanmelding zijn daarom van je saldo/,
    );
    expect((await alias.browser.call(getTransactions)).transactions).toMatchObject([
      { kind: 'promotion', lot: 'free', credits: -3 },
      { kind: 'promotion', lot: 'free', credits: 3 },
    ]);
    await expectReconciled(app);
  });

  test('nor is the discount offered before a deletion', async () => {
    const mailbox = newMailbox();
    const offered = async ({ browser }: Newcomer) => browser.call(offerDeleteDiscount);
    const waiting = await signUp(mailbox(''));
    expect(await offered(waiting)).toBeNull();
    await confirm(waiting);
    expect(await offered(waiting)).toMatchObject({ percentage: expect.any(Number) });
    expect(await offered(await join(mailbox('two')))).toBeNull();
  });

  test('messages that wait for the confirmation and were paid with them are not sent, nobody sees them, and the email states it', async () => {
    const mailbox = newMailbox();
    await join(mailbox(''));
    const [reader, other] = [await server.signUpMember(), await server.signUpMember()];
    const [alias, stranger] = [await signUp(mailbox('x')), await signUp(newMailbox()(''))];
    for (const newcomer of [alias, stranger])
      for (const { profileId } of [reader, other])
        expect((await write(newcomer, profileId)).status).toBe(200);
    await confirm(alias);
    await confirm(stranger);
    const chats = (await server.as(reader).call(getChats)).chats;
    expect(chats.map(({ profile }) => profile.id)).toEqual([stranger.profileId]);
    expect([await creditsOf(alias), await creditsOf(stranger)]).toEqual([0, 1]);
    expect((await noFreeCreditsEmailOf(alias))?.text).toContain(
      'De 2 berichten die je al had geschreven, zijn daardoor niet verstuurd',
    );
    expect((await write(alias, reader.profileId)).error?.code).toBe('insufficient_credits');
    await expectReconciled(app);
  });

  test('purchased credits stay, also those that paid for a waiting message', async () => {
    const mailbox = newMailbox();
    await join(mailbox(''));
    const alias = await signUp(mailbox('buys'));
    const { id: account_id } = await accountOf(alias);
    const bought = { account_id, lot: 'purchased', contra: 'corrections', amount: 5 } as const;
    await db.insertInto('ledger_entries').values(bought).execute();
    const reader = await server.signUpMember();
    for (let n = 0; n < 4; n++) await write(alias, reader.profileId, `Hoi ${n}`);
    await confirm(alias);
    expect(await creditsOf(alias)).toBe(4);
    const [chat] = (await server.as(reader).call(getChats)).chats;
    expect(chat).toMatchObject({ num_unread_messages: 1, conversation: { last_message: { text: 'Hoi 3' } } });
    await expectReconciled(app);
  });

  test('of two aliases that confirm simultaneously one keeps them', async () => {
    const mailbox = newMailbox();
    const both = await Promise.all([signUp(mailbox('a')), signUp(mailbox('b'))]);
    await Promise.all(both.map(confirm));
    const credits = await Promise.all(both.map(creditsOf));
    expect(credits.sort()).toEqual([0, 3]);
  });

  test('a changed address counts if it is the one that is confirmed; changing a confirmed address revokes nothing', async () => {
    const mailbox = newMailbox();
    const first = await join(mailbox(''));
    const other = await signUp(newMailbox()(''));
    await moveTo(other, mailbox('moved'));
    expect(await creditsOf(other)).toBe(0);
    await moveTo(first, newMailbox()(''));
    expect(await creditsOf(first)).toBe(3);
    expect(await creditsOf(await join(mailbox('again'))), 'the former mailbox had them').toBe(0);
  });

  test('a member who deletes the account and returns within 14 days keeps the credits, and the mailbox gets nothing new', async () => {
    const mailbox = newMailbox();
    const newcomer = await join(mailbox(''));
    await newcomer.browser.call(deleteAccount, { body: { password } });
    const token = await latestPageToken(db, newcomer.email, 'reactivate');
    await visitor().call(reactivate, { body: { token } });
    expect(await creditsOf(await join(mailbox('again')))).toBe(0);
  });
});

describe('accounts that confirmed before this rule', () => {
  const joinEarlier = async (email: string) => {
    const newcomer = await join(email);
    await db
      .deleteFrom('free_credit_decisions')
      .where('account_id', '=', (await accountOf(newcomer)).id)
      .execute();
    return newcomer;
  };
  const noted = async (...all: Newcomer[]) => {
    const ids = await Promise.all(all.map(async newcomer => (await accountOf(newcomer)).id));
    const rows = await db
      .selectFrom('free_credit_decisions')
      .selectAll()
      .where('account_id', 'in', ids)
      .execute();
    return ids.map(id => rows.find(row => row.account_id === id));
  };

  test('are recorded at their confirmation, so that an alias gets nothing more, and lose nothing', async () => {
    const [mailbox, other] = [newMailbox(), newMailbox()];
    const both = [await joinEarlier(mailbox('')), await joinEarlier(mailbox('twin'))];
    const [first] = both as [Newcomer, Newcomer];
    const third = await joinEarlier(other(''));
    clock.advance(DAY_MS);
    await Promise.all([
      backfillFreeCreditDecisions(app),
      backfillFreeCreditDecisions(app),
      backfillFreeCreditDecisions(app),
    ]);
    const rows = await noted(...both, third);
    expect(rows.map(row => row?.granted)).toEqual([true, false, true]);
    expect(rows.map(row => row?.decided_at)).toEqual([start, start, start]);
    expect(rows[0]?.mailbox).toEqual(mailboxHash(app, 1, mailbox('any')));
    expect(await Promise.all([...both, third].map(creditsOf))).toEqual([3, 3, 3]);
    expect(await noFreeCreditsEmailOf(first)).toBeUndefined();
    const alias = await join(mailbox('later'));
    expect([await creditsOf(alias), await timeBonusOf(alias)]).toEqual([0, null]);
    await backfillFreeCreditDecisions(app);
    expect(await noted(...both, third)).toEqual(rows);
    await expectReconciled(app);
  });

  test('keep a running time bonus although an alias was faster, and are recorded when it is over', async () => {
    const mailbox = newMailbox();
    const newcomer = await joinEarlier(mailbox(''));
    await join(mailbox('quicker'));
    await backfillFreeCreditDecisions(app);
    expect(await timeBonusOf(newcomer)).toMatchObject({ code: 'TIMEBONUS25' });
    clock.advance(DAY_MS);
    await backfillFreeCreditDecisions(app);
    expect((await noted(newcomer))[0]?.granted).toBe(false);
    expect(await creditsOf(newcomer)).toBe(3);
  });

  test('are processed in batches; unconfirmed accounts are not recorded', async () => {
    const waiting = await signUp(newMailbox()(''));
    await Promise.all(Array.from({ length: 201 }, () => server.signUpMember()));
    await backfillFreeCreditDecisions(app);
    const left = await db
      .selectFrom('accounts')
      .leftJoin('free_credit_decisions', 'account_id', 'accounts.id')
      .where('confirmed_at', 'is not', null)
      .where('account_id', 'is', null)
      .select('accounts.id')
      .execute();
    expect([left, await noted(waiting)]).toEqual([[], [undefined]]);
  });
});

describe('what an erased account leaves', () => {
  const leave = async (newcomer: Newcomer) => {
    await newcomer.browser.call(deleteAccount, { body: { password } });
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
  };
  const formerMailboxes = () => db.selectFrom('former_mailboxes').selectAll().execute();

  test('is a keyed hash for 12 months and nothing else; then the mailbox counts as new', async () => {
    const mailbox = newMailbox();
    const newcomer = await join(mailbox(''));
    await leave(newcomer);
    const hash = mailboxHash(app, 1, mailbox('any'));
    expect((await formerMailboxes()).filter(row => row.mailbox.equals(hash))).toEqual([
      { site_id: 1, mailbox: hash, delete_at: new Date('2027-03-28T12:00:00.000Z') },
    ]);
    expect(await creditsOf(await join(mailbox('back')))).toBe(0);
    clock.set(new Date('2027-03-28T12:00:00.000Z'));
    await purgeFormerMailboxes(app);
    expect((await formerMailboxes()).filter(row => row.mailbox.equals(hash))).toEqual([]);
    expect(await creditsOf(await join(mailbox('later')))).toBe(3);
  });

  test('is nothing if the address was never confirmed or nothing was granted', async () => {
    const mailbox = newMailbox();
    const before = (await formerMailboxes()).length;
    await db.deleteFrom('free_credit_decisions').execute();
    await leave(await signUp(mailbox('unconfirmed')));
    expect(await formerMailboxes()).toHaveLength(before);
  });

  test('is stored again when a restored database erases the member again', async () => {
    const mailbox = newMailbox();
    const newcomer = await join(mailbox(''));
    const { id } = await accountOf(newcomer);
    const [account] = await db.selectFrom('accounts').selectAll().where('id', '=', id).execute();
    const [decision] = await db
      .selectFrom('free_credit_decisions')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    if (!account || !decision) throw new Error('the member did not sign up');
    await leave(newcomer);
    await db.deleteFrom('former_mailboxes').execute();
    await db.deleteFrom('erasures').execute();
    await db.insertInto('accounts').values(account).execute();
    await db.insertInto('free_credit_decisions').values(decision).execute();
    expect(await replayErasures(app)).toBe(1);
    expect((await formerMailboxes()).map(row => row.mailbox.toString('hex'))).toEqual([
      mailboxHash(app, 1, newcomer.email).toString('hex'),
    ]);
  });
});

const accountOf = ({ email }: Pick<Newcomer, 'email'>) =>
  db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();

async function moveTo({ browser }: Newcomer, email: string): Promise<void> {
  await browser.call(requestEmailChange, { body: { email, password } });
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  const token = await latestPageToken(db, email, 'mail-change/do');
  await visitor().call(confirmEmailChange, { body: { token } });
}
