import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DirectDebitForm, WaitingDebit } from '#contract/direct-debit';
import { id } from '#contract/fields';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InfoIcon } from '../../ui/icons.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { codeIn } from '../discounts/typed-code-query.ts';
import { openPaymentsQuery } from '../order/open-payments-query.ts';
import { quoteQuery } from '../order/quote-query.ts';
import { spendingLimitQuery } from '../spending/spending-limit-query.ts';
import { CodeStep } from './code-step.tsx';
import { DebitForm } from './debit-form.tsx';
import { debitQuery } from './debit-query.ts';
import style from './direct-debit-page.module.css';
import { OtherWaits } from './other-waits.tsx';

const bundleIn = (params: URLSearchParams): string | null => id.safeParse(params.get('bundle')).data ?? null;
const orderIn = (params: URLSearchParams) => {
  const bundle = bundleIn(params);
  return bundle && ({ bundle, code: codeIn(params), method: 'sdd' } as const);
};

const queries: PageQueries = (api, { url }) => {
  const order = orderIn(url.searchParams);
  const shown = [debitQuery(api), bundlesQuery(api)];
  return order ? [...shown, openPaymentsQuery(api), spendingLimitQuery(api), quoteQuery(api, order)] : shown;
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** What a member said he means, of an order that waited when another was named. */
type Chosen = { debit: string; means: 'waiting' | 'new' };

/** Which order the page is about, where one waits: that one, unless the address names another bundle. */
function meantOf(
  { debit, bundle }: WaitingDebit,
  named: string | null,
  chosen: Chosen | null,
): 'waiting' | 'new' | 'unsaid' {
  if (named === null || named === bundle) return 'waiting';
  return chosen?.debit === debit ? chosen.means : 'unsaid';
}

/** Paying by direct debit (section 2, /directdebit): the form with its mandate, then the code that agrees to it. */
export default function DirectDebitPage() {
  const t = useOwnText();
  const { data: facts } = useQuery(debitQuery(useApi()));
  const order = orderIn(useSearchParams()[0]);
  // What was typed stays while the page does, and nowhere else.
  const [typed, setTyped] = useState<Partial<DirectDebitForm>>({});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!facts) return null;
  const { waiting } = facts;
  const meant = waiting && meantOf(waiting, order ? order.bundle : null, chosen);
  const choose = (means: Chosen['means']) => setChosen(waiting && { debit: waiting.debit, means });
  return (
    <div className={style.page}>
      <PageHead title={t('direct_debit.title')} />
      {waiting && meant === 'unsaid' ? (
        <OtherWaits waiting={waiting} onGoOn={() => choose('waiting')} onNew={() => choose('new')} />
      ) : waiting && meant === 'waiting' ? (
        <CodeStep key={waiting.debit} waiting={waiting} isTyped={typed.iban !== undefined} />
      ) : order && facts.creditor ? (
        <DebitForm {...order} {...facts} creditor={facts.creditor} typed={typed} onTyped={setTyped} />
      ) : (
        <Nothing isOffered={facts.creditor !== null} />
      )}
    </div>
  );
}

function Nothing({ isOffered }: { isOffered: boolean }) {
  const t = useOwnText();
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
