import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getBundles } from '#contract/credits';
import { type DirectDebitForm, getDirectDebit, type WaitingDebit } from '#contract/direct-debit';
import { parseId } from '#contract/parse-id';
import { getOpenPayments } from '#contract/transactions';
import { getSpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { codeFromUrl } from '../discounts/typed-code-query.ts';
import { quoteQuery } from '../order/quote-query.ts';
import { CodeStep } from './code-step.tsx';
import { DebitForm } from './debit-form.tsx';
import style from './direct-debit-page.module.css';

const bundleIn = (params: URLSearchParams): string | null => parseId(params.get('bundle'));
const orderIn = (params: URLSearchParams) => {
  const bundle = bundleIn(params);
  return bundle && ({ bundle, code: codeFromUrl(params), method: 'sdd' } as const);
};

const queries: PageQueries = ({ url }) => {
  const order = orderIn(url.searchParams);
  const pageQueries = [query(getDirectDebit), query(getBundles)];
  return order
    ? [...pageQueries, query(getOpenPayments), query(getSpendingLimit), quoteQuery(order)]
    : pageQueries;
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

type OrderChoice = { debit: string; selected: 'waiting' | 'new' };

/** `unsaid` means that the member must first choose one of two bundles. */
function selectedOrder(
  { debit, bundle }: WaitingDebit,
  bundleInUrl: string | null,
  choice: OrderChoice | null,
): 'waiting' | 'new' | 'unsaid' {
  if (bundleInUrl === null || bundleInUrl === bundle) return 'waiting';
  return choice?.debit === debit ? choice.selected : 'unsaid';
}

/** @spec 2.9 3.11 5.8 */
export default function DirectDebitPage() {
  const t = useAccountText();
  const { data: debitData } = useQuery(query(getDirectDebit));
  const order = orderIn(useSearchParams()[0]);
  // Bank details are stored in memory only, while the page is open.
  const [typed, setTyped] = useState<Partial<DirectDebitForm>>({});
  const [choice, setChoice] = useState<OrderChoice | null>(null);
  if (!debitData) return null;
  const { waiting } = debitData;
  const shownOrder = waiting && selectedOrder(waiting, order ? order.bundle : null, choice);
  const choose = (means: OrderChoice['selected']) =>
    setChoice(waiting && { debit: waiting.debit, selected: means });
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={t('payment_method.sdd')} />
      {waiting && shownOrder === 'unsaid' ? (
        <OtherWaitingDebit
          waiting={waiting}
          onContinue={() => choose('waiting')}
          onNew={() => choose('new')}
        />
      ) : waiting && shownOrder === 'waiting' ? (
        <CodeStep key={waiting.debit} waiting={waiting} isTyped={typed.iban !== undefined} />
      ) : order && debitData.creditor ? (
        <DebitForm {...order} {...debitData} creditor={debitData.creditor} typed={typed} onTyped={setTyped} />
      ) : (
        <NoOrder isOffered={debitData.creditor !== null} />
      )}
    </div>
  );
}

function NoOrder({ isOffered }: { isOffered: boolean }) {
  const t = useAccountText();
  return (
    <EmptyState
      page
      icon={<InfoIcon />}
      title={t('direct_debit.heading')}
      action={<ButtonLink to="/credits">{t('direct_debit.to_bundles')}</ButtonLink>}
    >
      <p>{isOffered ? t('direct_debit.no_bundle') : t('direct_debit.not_here')}</p>
    </EmptyState>
  );
}

type OtherWaitingDebitProps = { waiting: WaitingDebit; onContinue: () => void; onNew: () => void };

/** @spec 3.11 */
function OtherWaitingDebit({ waiting, onContinue, onNew }: OtherWaitingDebitProps) {
  const t = useAccountText();
  const money = useMoneyText()(waiting.amount, waiting.currency);
  return (
    <div className="stack gap-3 narrow">
      <header className="stack gap-half">
        <h1>{t('direct_debit.waits_heading')}</h1>
        <p className="quiet">{t('direct_debit.waits', { credits: waiting.credits, money })}</p>
      </header>
      <p>{t('direct_debit.waits_replaced')}</p>
      <div className="flex wrap gap-1">
        <Button onClick={onNew}>{t('direct_debit.waits_new')}</Button>
        <Button look="soft" onClick={onContinue}>
          {t('direct_debit.waits_go_on')}
        </Button>
      </div>
    </div>
  );
}
