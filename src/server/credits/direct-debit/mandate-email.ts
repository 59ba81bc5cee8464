import { DEBIT_TIMES } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { calendarDay } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { type AccountRecipient, composeEmail } from '../../accounts/compose-email.ts';
import type { App } from '../../app.ts';
import { queueEmail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { Site } from '../../site/sites.ts';
import { creditorOf } from './creditor.ts';

/** `collectOn` is `YYYY-MM-DD`. */
type ConfirmedDebit = {
  payment: { id: string; amount: number; currency: string; statement: string };
  debit: { mandate_reference: string; iban_end: string };
  collectOn: string;
};

/** @spec 5.8 D2.31 */
export async function sendMandateEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, debit, collectOn }: ConfirmedDebit,
): Promise<void> {
  const creditor = creditorOf(site);
  const email = await composeEmail(site, recipient, (t, locale) => {
    const money = moneyText(locale, payment.amount, payment.currency as Currency);
    return {
      subject: t('mandate_mail.subject'),
      preview: t('mandate_mail.preview', { money }),
      greeting: t('mandate_mail.greeting', { name: recipient.name }),
      text: [
        t('mandate_mail.agreed', { money, end: debit.iban_end }),
        t('mandate_mail.when', { day: calendarDay(collectOn, locale), statement: payment.statement }),
        t('mandate_mail.reference', {
          reference: debit.mandate_reference,
          creditor: creditor?.name ?? site.company.name,
          id: creditor?.id ?? '',
          statement: payment.statement,
        }),
        t('mandate_mail.back', { weeks: DEBIT_TIMES.refundWeeks }),
      ],
      button: {
        label: t('mandate_mail.button'),
        url: siteUrl(app.config, site, `/transactions/${payment.id}`),
        hint: t('mandate_mail.link'),
      },
      small: [t('mandate_mail.not_you')],
    };
  });
  await queueEmail(tx, email);
}
