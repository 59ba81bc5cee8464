import { localeOf } from '#contract/languages';
import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { serverText } from '#i18n/server-text';
import type { MemberCaller } from '../../app.ts';
import type { Sheet, SheetRow } from '../../providers/pdf/draw-sheet.ts';
import type { PaymentRow } from '../payments/queries.ts';

/** Can also be a reduction of the amount that a direct debit collects. */
type ReceiptRefund = { state: string; amount: number; requested_at: Date };

/**
 * Even in discreet mode, the receipt shows the company's name, as the law requires.
 * @spec 2.9 D5.2
 */
export async function receiptSheet(
  caller: MemberCaller,
  payment: PaymentRow,
  refunds: readonly ReceiptRefund[],
): Promise<Sheet> {
  const { site, language, member } = caller;
  const locale = localeOf(language, member.country);
  const t = await serverText(locale, site.timeZone);
  const money = (minor: number) => moneyText(locale, minor, payment.currency as 'EUR');
  const when = (at: Date) => zonedDateTimeText(at, { locale, timeZone: site.timeZone });
  const { credits, list_price, discount, amount, vat, vat_rate } = payment;
  const country = t(`country.${payment.vat_country as 'NL'}`);
  const percentage = vat_rate / 100;
  const rows: SheetRow[] = [
    { label: t('receipt_sheet.date'), value: when(payment.completed_at ?? payment.created_at) },
    {
      label: t('receipt_sheet.bought'),
      value: member.discreet ? t('receipt_sheet.neutral') : t('receipt_sheet.credits', { credits }),
    },
    { label: t('receipt_sheet.method'), value: t(`payment_method.${payment.method as 'ideal'}`) },
    { label: t('receipt_sheet.statement'), value: payment.statement },
    ...(discount > 0
      ? [
          { label: t('receipt_sheet.list_price'), value: money(list_price) },
          { label: t('receipt_sheet.discount'), value: money(-discount) },
        ]
      : []),
    { label: t('receipt_sheet.total'), value: money(amount), strong: true },
    vat_rate > 0
      ? { label: t('receipt_sheet.vat', { percentage, country }), value: money(vat) }
      : { label: t('receipt_sheet.no_vat', { country }), value: money(0) },
    ...refunds.map(refund => ({
      label: t(refund.state === 'not_collected' ? 'receipt_sheet.not_collected' : 'receipt_sheet.back', {
        when: when(refund.requested_at),
      }),
      value: money(-refund.amount),
    })),
  ];
  return {
    language: locale,
    title: t('receipt_sheet.title', { number: payment.receipt_number ?? 0 }),
    issuer: issuerLines(caller, payment, number => t('receipt_sheet.vat_number', { number })),
    rows,
    notes: [t('receipt_sheet.reference', { id: payment.id })],
    at: payment.completed_at ?? payment.created_at,
  };
}

/** Prefers the VAT number of `vat_country` to that of the company's country. */
function issuerLines(
  { site: { company } }: MemberCaller,
  { vat_country }: PaymentRow,
  vatLine: (number: string) => string,
): string[] {
  const { name, address, city, country, kvk, vat_numbers } = company;
  const number = vat_numbers[vat_country as 'NL'] ?? vat_numbers[country];
  return [name, `${address}, ${city}, ${country}`, `KvK ${kvk}`, ...(number ? [vatLine(number)] : [])];
}
