import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { id as paymentId } from '#contract/fields';
import { localeOf } from '#contract/languages';
import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { type App, type Caller, isMember, type MemberCaller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { drawSheet, type Sheet, type SheetRow } from '../providers/pdf/draw-sheet.ts';
import { siteText } from '../site/texts/site-text.ts';
import { type PaymentRow, selectOwnPayment } from './payments/queries.ts';
import { selectRefunds } from './payments/refund-queries.ts';

/** Limits the requests, because each generates a PDF. */
const LIMIT = { hits: 60, seconds: 900 } as const;

type ReceiptRequest = FastifyRequest<{ Querystring: { id?: string } }>;

/**
 * Answers `not_found` for an unpaid payment and for another member's payment.
 * @spec 2.9
 */
export function serveReceipts(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get('/api/receipt.php', async (request: ReceiptRequest, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const parsed = paymentId.safeParse(request.query.id);
    if (!parsed.success) throw new ApiError('not_found');
    const id = parsed.data;
    const caller = await identify(request);
    if (!isMember(caller)) return reply.redirect(`/login?next=${encodeURIComponent(`/transactions/${id}`)}`);
    const key = `${caller.site.key} receipt ${caller.accountId}`;
    await takeHit(app.db, key, LIMIT.hits, LIMIT.seconds, app.clock.now());
    const payment = await selectOwnPayment(app.db, caller.accountId, id);
    if (!payment?.receipt_number) throw new ApiError('not_found');
    const pdf = await drawSheet(await receiptSheet(caller, payment, await selectRefunds(app.db, [id])));
    // The file name omits the site, because other people may see the downloads.
    const name = `document-${payment.receipt_number}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(pdf);
  });
}

/** Can also be a reduction of the amount that a direct debit collects. */
type ReceiptRefund = { state: string; amount: number; requested_at: Date };

/**
 * Even in discreet mode, the receipt shows the company's name, as the law requires.
 * @spec 2.9 D5.2
 */
async function receiptSheet(
  caller: MemberCaller,
  payment: PaymentRow,
  refunds: readonly ReceiptRefund[],
): Promise<Sheet> {
  const { site, language, member } = caller;
  const locale = localeOf(language, member.country);
  const t = await siteText(site, locale);
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
