import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '#contract/languages';
import { sendComplaint } from '#contract/moderation';
import { sendReport } from '#contract/reports';
import { queueActivationEmail } from '../accounts/activation/resend-activation.ts';
import { queuePasswordChangedEmail } from '../accounts/credentials/change-password.ts';
import {
  queueAddressChangedEmail,
  queueAddressChangeRequestedEmail,
  queueConfirmAddressEmail,
} from '../accounts/credentials/email-change-emails.ts';
import { queueResetEmail } from '../accounts/credentials/request-reset.ts';
import { queueDeletionEmail } from '../accounts/deletion/deletion-email.ts';
import { queueExportFailedEmail, queueExportReadyEmail } from '../accounts/export/make-export.ts';
import { queueNewLoginEmail } from '../accounts/login/begin-login.ts';
import { queuePasskeyEmail } from '../accounts/passkeys/passkey-emails.ts';
import { selectRecipient } from '../accounts/queries.ts';
import { queueAccountExistsEmail } from '../accounts/signup/account-exists-email.ts';
import type { MemberCaller } from '../app.ts';
import { sendMandateEmail } from '../credits/direct-debit/confirm-direct-debit.ts';
import { sendNoFreeCreditsEmail } from '../credits/free-credits/no-free-credits-email.ts';
import {
  sendChargebackEmail,
  sendImmediateRefundEmail,
  sendReceiptEmail,
} from '../credits/payments/payment-emails.ts';
import { lockPaymentById } from '../credits/payments/queries.ts';
import { announceRemainder, sendRemainderEmail } from '../credits/withdrawals/announce-remainder.ts';
import { sumRemainders } from '../credits/withdrawals/get-remainder.ts';
import { remaindersOf } from '../credits/withdrawals/remainders-of.ts';
import { sendWithdrawalEmail } from '../credits/withdrawals/withdrawal-email.ts';
import { transact } from '../platform/transact.ts';
import { insertTestPurchase } from './purchases.ts';
import type { TestServer } from './start-test-server.ts';

const device = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Queues every kind of email to a member, and returns the outbox rows. */
export async function allEmails({ app, db, as, clock, signUpMember }: TestServer, language: LanguageCode) {
  const signedUpAt = new Date(clock.now().getTime() - 30 * 86_400_000);
  const country = language === 'nl' ? 'NL' : 'GB';
  const member = await signUpMember({ name: 'Ruben', language, country, signedUpAt });
  const { accountId, email } = member;
  const site = app.sites.byId(1);
  const recipient = await selectRecipient(db, { id: accountId });
  if (!site || !recipient) throw new Error('no site, or nobody to write to');
  const caller = { site, accountId, userAgent: device, networkCountry: country } as unknown as MemberCaller;
  await as(member).call(sendComplaint, { body: { topic: 'credits', text: 'I paid and nothing came.' } });
  const report = {
    id: (await signUpMember()).profileId,
    reason: 'harassment',
    text: 'He does not stop.',
  } as const;
  await as(member).call(sendReport, { body: report });
  await transact(app, async tx => {
    await queueActivationEmail(app, tx, site, recipient);
    await queueAccountExistsEmail(app, tx, site, recipient);
    await queueResetEmail(app, tx, site, recipient);
    await queuePasswordChangedEmail(app, tx, site, recipient);
    await queueConfirmAddressEmail(app, tx, site, recipient);
    await queueAddressChangeRequestedEmail(app, tx, site, recipient, 'ruben.new@mail.example');
    await queueAddressChangedEmail(app, tx, site, recipient, { to: 'ruben.new@mail.example' });
    await queueNewLoginEmail(app, tx, caller, accountId);
    await queuePasskeyEmail(app, tx, caller, 'added', 'Phone');
    await queuePasskeyEmail(app, tx, caller, 'removed', 'Phone');
    await queueExportReadyEmail(app, tx, site, recipient);
    await queueExportFailedEmail(app, tx, site, recipient);
    await queueExportReadyEmail(app, tx, site, { ...recipient, discreet: true });
    await sendMandateEmail(app, tx, site, recipient, {
      payment: { id: randomUUID(), amount: 2_299, currency: 'EUR', statement: site.settings.statement_text },
      debit: { mandate_reference: 'M012345678901', iban_end: '3000' },
      collectOn: '2026-12-01',
    });
    await sendNoFreeCreditsEmail(app, tx, site, recipient, { credits: 3, unsent: 2 });
    await queueDeletionEmail(app, tx, site, recipient, tx.now);
    const bought = await lockPaymentById(tx.db, await insertTestPurchase(tx, { accountId, credits: 10 }));
    const [remainder] = await remaindersOf(tx.db, accountId);
    if (!bought || !remainder) throw new Error('nothing was bought');
    await sendReceiptEmail(app, tx, site, recipient, bought);
    await sendImmediateRefundEmail(app, tx, site, recipient, { payment: bought, reason: 'discount' });
    await sendImmediateRefundEmail(app, tx, site, recipient, { payment: bought, reason: 'limit' });
    const taken = { credits: 6, debt: 4, amount: bought.amount, pendingRefund: 400 };
    await sendChargebackEmail(app, tx, site, recipient, {
      payment: bought,
      totals: taken,
      endedPremium: true,
    });
    const due = { ...remainder, purchase: { ...remainder.purchase, is_due: true } };
    for (const withdrawn of [remainder, due, { ...due, credits: 4, amount: 400 }])
      await sendWithdrawalEmail(app, tx, site, recipient, {
        payment: bought,
        remainder: withdrawn,
        endsPremium: true,
      });
    await announceRemainder(app)(tx, member);
    await sendRemainderEmail(app, tx, site, recipient, sumRemainders([due]));
  });
  const emails = await db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
  return emails.filter(row => row.account_id === accountId || row.recipient === email);
}
