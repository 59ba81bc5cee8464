import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { BodyIn, Output } from '#contract/call';
import { DEBIT_TIMES } from '#contract/constants';
import {
  type Creditor,
  type DirectDebitForm,
  getDirectDebit,
  startDirectDebit,
} from '#contract/direct-debit';
import { ApiError, type ErrorCode } from '#contract/errors';
import { useAccountText, useMoneyText } from '#i18n/react';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { OpenOrders } from '../order/open-orders.tsx';
import { HeldDiscount, OrderNotes, OrderSummary } from '../order/order-summary.tsx';
import { type Quote, type QuoteResult, quoteQuery } from '../order/quote-query.ts';
import { LimitNotice } from '../spending/limit-notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { DebitRefusal } from './debit-refusal.tsx';
import style from './direct-debit-page.module.css';

type DebitFormProps = {
  bundle: string;
  code: string | null;
  creditor: Creditor;
  refused: Output<typeof getDirectDebit>['refused'];
  collect_on: Output<typeof getDirectDebit>['collect_on'];
  /** The highest amount of a debit, in cents. */
  limit: number;
  typed: Partial<DirectDebitForm>;
  onTyped: (typed: Partial<DirectDebitForm>) => void;
};

/** @spec 3.11 5.8 */
export function DebitForm(props: DebitFormProps) {
  const { bundle, code, refused, collect_on, limit } = props;
  const { data: quoted } = useQuery(quoteQuery({ bundle, code, method: 'sdd' }));
  if (!quoted) return null;
  const { amount } = quoted.quote;
  const refusal = refused ?? (amount > limit ? 'direct_debit_limit' : null);
  return refusal ? (
    <DebitNotPossible reason={refusal} bundle={bundle} openUntil={collect_on} quote={quoted.quote} />
  ) : (
    <PricedForm {...props} quoted={quoted} />
  );
}

type DebitNotPossibleProps = { reason: ErrorCode; bundle: string; openUntil: string | null; quote: Quote };

function DebitNotPossible({ reason, bundle, openUntil, quote }: DebitNotPossibleProps) {
  const t = useAccountText();
  return (
    <>
      <header className="stack gap-half space-below-3">
        <h1>{t('direct_debit.heading')}</h1>
      </header>
      <div className={`stack gap-4 ${style.sides}`}>
        <div className="stack gap-2 content-start">
          <DebitRefusal
            error={new ApiError(reason)}
            order={{ bundle, currency: quote.currency }}
            openUntil={openUntil}
          />
        </div>
        <OrderSummary quote={quote} />
      </div>
    </>
  );
}

function PricedForm({
  bundle,
  code,
  creditor,
  quoted,
  typed,
  onTyped,
}: DebitFormProps & { quoted: QuoteResult }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const errorId = useId();
  const { quote, refused } = quoted;
  const form = useCallForm({
    call: startDirectDebit,
    bodyOf: values => bodyOf(values, { bundle, amount: quote.amount, code: refused ? null : code }),
    onDone(waiting, body) {
      onTyped(body as DirectDebitForm);
      cache.setQueryData(query(getDirectDebit).queryKey, data => data && { ...data, waiting });
      window.scrollTo(0, 0);
    },
  });
  return (
    <>
      <header className="stack gap-half space-below-3">
        <h1>{t('direct_debit.heading')}</h1>
        <p className="quiet">{t('direct_debit.lead')}</p>
      </header>
      <div className="stack gap-2 space-below-3 hide-empty">
        <OpenOrders started={null} isFull={quote.discount === 0} />
        <LimitNotice {...quote} />
      </div>
      <div className={`stack gap-4 ${style.sides}`}>
        <form {...form.bind} className="stack one-column gap-3">
          <AccountFields errorOf={form.errorOf} typed={typed} statement={quote.statement} />
          <Mandate creditor={creditor} quote={quote} />
          <CheckboxField name="consent" label={t('direct_debit.consent')} error={form.errorOf('consent')} />
          <FieldErrorText id={errorId} error={form.errorOf('code') ?? form.errorOf('method')} />
          <DebitRefusal error={form.error} order={{ bundle, currency: quote.currency }} />
          <HeldDiscount error={form.error} quote={quote} />
          <SubmitButton wide busy={form.isPending}>
            {t('direct_debit.submit')}
          </SubmitButton>
          <OrderNotes statement={quote.statement} />
        </form>
        <OrderSummary quote={quote} />
      </div>
    </>
  );
}

/** An unticked box sends `false`, so that the validation error appears at the box. */
function bodyOf(
  { consent, ...typed }: Record<string, string>,
  { code, ...order }: { bundle: string; amount: number; code: string | null },
): BodyIn<typeof startDirectDebit> {
  const body = { ...typed, ...order, ...(code && { code }), consent: consent !== undefined };
  return body as BodyIn<typeof startDirectDebit>;
}

/**
 * Shows the mandate with the text that the SEPA scheme requires.
 * @spec 3.11 5.8
 */
function Mandate({ creditor, quote }: { creditor: Creditor; quote: Quote }) {
  const t = useAccountText();
  const money = useMoneyText()(quote.amount, quote.currency);
  const { name, address, city } = creditor;
  return (
    <Section
      title={t('direct_debit.mandate')}
      headingClass="text-l"
      className="stack gap-1 pad-3 raised radius-l bordered"
    >
      <p className="quiet text-m">{t('direct_debit.mandate_kind')}</p>
      <p>
        {t('direct_debit.mandate_text', {
          ...{ creditor: name, id: creditor.id, address, city, money },
          statement: quote.statement,
          weeks: DEBIT_TIMES.refundWeeks,
        })}
      </p>
      <p>
        {t('direct_debit.when', {
          days: DEBIT_TIMES.noticeDays,
          statement: quote.statement,
          id: creditor.id,
        })}
      </p>
    </Section>
  );
}
