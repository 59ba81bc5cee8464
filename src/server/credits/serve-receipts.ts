import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Output } from '#contract/call';
import { type CountryCode, countries } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { id as paymentId } from '#contract/fields';
import { chooseLanguage, localeOf } from '#contract/languages';
import type { getStaffReceipt as call } from '#contract/staff-member-money';
import { countryName } from '#i18n/country-name';
import { zonedDateTimeText } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { offeredLanguages } from '#i18n/offered-languages';
import { accountRecipientOf } from '../accounts/find-account.ts';
import { type App, type Caller, isMember, type StaffCaller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { drawSheet, type Sheet, type SheetRow } from '../providers/pdf/draw-sheet.ts';
import type { Site } from '../site/sites.ts';
import { siteText } from '../site/texts/site-text.ts';
import { type PaymentRow, selectOwnPayment } from './payments/queries.ts';
import { selectRefunds } from './payments/refund-queries.ts';
import { selectSitePayment } from './staff/payment-queries.ts';

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
    const { site, language, member } = caller;
    const { name, pdf } = await drawReceipt(
      app,
      { site, locale: localeOf(language, member.country), discreet: member.discreet },
      payment,
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(pdf);
  });
}

type Reader = { site: Site; locale: string; discreet: boolean };

/** The file name omits the site, because other people may see the downloads. */
async function drawReceipt({ db }: Pick<App, 'db'>, reader: Reader, payment: PaymentRow) {
  const refunds = await selectRefunds(db, [payment.id]);
  const pdf = await drawSheet(await receiptSheet(reader, payment, refunds));
  return { name: `document-${payment.receipt_number}.pdf`, pdf };
}

/**
 * The receipt as the member gets it. After the erasure of the account it is in the language of the country.
 * @throws not_found for an unpaid payment, or one of another site
 * @spec 2.9 D5.10
 */
export async function getStaffReceipt(
  app: App,
  { site }: StaffCaller,
  id: string,
): Promise<Output<typeof call>> {
  const payment = await selectSitePayment(app.db, site.id, id);
  if (!payment?.receipt_number) throw new ApiError('not_found');
  const buyer = payment.account_id ? await accountRecipientOf(app.db, payment.account_id) : undefined;
  const country = buyer?.country ?? (payment.country as CountryCode);
  const language = buyer?.language ?? countries[country].languages[0];
  const offered = chooseLanguage({ account: language }, offeredLanguages(site.settings));
  const reader = { site, locale: localeOf(offered, country), discreet: buyer?.discreet ?? false };
  const { name, pdf } = await drawReceipt(app, reader, payment);
  return { name, pdf: pdf.toString('base64') };
}

/** Can also be a reduction of the amount that a direct debit collects. */
type ReceiptRefund = { state: string; amount: number; requested_at: Date };

/**
 * Even in discreet mode, the receipt shows the company's name, as the law requires.
 * @spec 2.9 D5.2
 */
async function receiptSheet(
  { site, locale, discreet }: Reader,
  payment: PaymentRow,
  refunds: readonly ReceiptRefund[],
): Promise<Sheet> {
  const t = await siteText(site, locale);
  const money = (minor: number) => moneyText(locale, minor, payment.currency as 'EUR');
  const when = (at: Date) => zonedDateTimeText(at, { locale, timeZone: site.timeZone });
  const { credits, list_price, discount, amount, vat, vat_rate } = payment;
  const country = countryName(locale, payment.vat_country);
  const percentage = vat_rate / 100;
  const rows: SheetRow[] = [
    { label: t('receipt_sheet.date'), value: when(payment.completed_at ?? payment.created_at) },
    {
      label: t('receipt_sheet.bought'),
      value: discreet ? t('receipt_sheet.neutral') : t('receipt_sheet.credits', { credits }),
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
    issuer: issuerLines(site, payment, number => t('receipt_sheet.vat_number', { number })),
    rows,
    notes: [t('receipt_sheet.reference', { id: payment.id })],
    at: payment.completed_at ?? payment.created_at,
  };
}

/** Prefers the VAT number of `vat_country` to that of the company's country. */
function issuerLines(
  { company }: Site,
  { vat_country }: PaymentRow,
  vatLine: (number: string) => string,
): string[] {
  const { name, address, city, country, kvk, vat_numbers } = company;
  const number = vat_numbers[vat_country as 'NL'] ?? vat_numbers[country];
  return [name, `${address}, ${city}, ${country}`, `KvK ${kvk}`, ...(number ? [vatLine(number)] : [])];
}
