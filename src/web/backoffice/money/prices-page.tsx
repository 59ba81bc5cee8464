import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Output } from '#contract/call';
import { type Currency, currencies } from '#contract/countries';
import type { Bundle } from '#contract/credits';
import { endBundle, getPriceLists } from '#contract/staff-prices';
import { useMoneyText, useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { When } from '../ui/when.tsx';
import { MoneyLinks } from './money-links.tsx';
import { type EditedPrice, PriceDialog } from './price-dialog.tsx';
import { WaitingPrices } from './waiting-prices.tsx';

const queries = () => [query(getPriceLists)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Change = Output<typeof getPriceLists>['changes'][number];

/**
 * Bundles and prices of one currency at a time, what waits for a second person, and the history.
 * @spec D5.10 D2.12
 */
export default function PricesPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data } = useQuery(query(getPriceLists));
  const [edited, setEdited] = useState<EditedPrice | null>(null);
  const [ending, setEnding] = useState<Bundle | null>(null);
  const currency = currencies.find(code => code === params.get('currency')) ?? 'EUR';
  const columns = useBundleColumns(currency, setEdited, setEnding);
  const ofCurrency = <Row extends { currency: Currency }>(rows: readonly Row[] = []) =>
    rows.filter(row => row.currency === currency);
  return (
    <OfficePage
      title={t('staff_prices.title')}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setEdited({ currency, bundle: null })}>
          {t('staff_prices.new')}
        </Button>
      }
    >
      <MoneyLinks />
      <CurrencyTabs open={currency} waiting={data?.waiting.map(request => request.currency) ?? []} />
      <WaitingPrices waiting={ofCurrency(data?.waiting)} />
      <section className="stack gap-1">
        <h2>{t('staff_prices.bundles', { currency })}</h2>
        <DataTable
          caption={t('staff_prices.bundles', { currency })}
          columns={columns}
          rows={data && (ofCurrency(data.lists)[0]?.bundles ?? [])}
          keyOf={({ id }) => id}
          empty={<p className="quiet">{t('staff_prices.none')}</p>}
        />
      </section>
      <PriceHistory changes={ofCurrency(data?.changes)} />
      <PriceDialog edited={edited} onClose={() => setEdited(null)} />
      <EndBundleDialog currency={currency} bundle={ending} onClose={() => setEnding(null)} />
    </OfficePage>
  );
}

/** A currency in which a price waits says how many. */
function CurrencyTabs({ open, waiting }: { open: Currency; waiting: readonly Currency[] }) {
  const t = useStaffText();
  const tabs = currencies.map(currency => {
    const count = waiting.filter(code => code === currency).length;
    const name = count > 0 ? `${currency} (${count})` : currency;
    return { value: currency === 'EUR' ? '' : currency, name };
  });
  return (
    <Tabs
      label={t('staff_prices.currencies')}
      parameter="currency"
      tabs={tabs}
      open={open === 'EUR' ? '' : open}
    />
  );
}

function useBundleColumns(
  currency: Currency,
  onEdit: (edited: EditedPrice) => void,
  onEnd: (bundle: Bundle) => void,
): [Column<Bundle>, ...Column<Bundle>[]] {
  const t = useStaffText();
  const money = useMoneyText();
  return [
    { title: t('staff_prices.credits'), cell: ({ credits }) => credits },
    { title: t('staff_prices.price'), align: 'end', cell: ({ price }) => money(price, currency) },
    {
      title: t('staff_prices.per_credit'),
      align: 'end',
      cell: ({ price_per_credit: price }) => money(price, currency),
    },
    {
      title: t('staff_prices.acts'),
      cell: bundle => (
        <span className="row wrap gap-1">
          <Button look="plain" small onClick={() => onEdit({ currency, bundle })}>
            {t('staff_prices.change')}
            <span className="unseen">: {bundle.credits}</span>
          </Button>
          <Button look="plain" small onClick={() => onEnd(bundle)}>
            {t('staff_prices.end')}
            <span className="unseen">: {bundle.credits}</span>
          </Button>
        </span>
      ),
    },
  ];
}

function PriceHistory({ changes }: { changes: readonly Change[] }) {
  const t = useStaffText();
  const money = useMoneyText();
  const priceText = (price: number | null, currency: Currency) =>
    price === null ? t('staff_prices.not_sold') : money(price, currency);
  const columns: [Column<Change>, ...Column<Change>[]] = [
    { title: t('staff_prices.when'), cell: ({ at }) => <When at={at} exact /> },
    { title: t('staff_prices.credits'), align: 'end', cell: ({ credits }) => credits },
    {
      title: t('staff_prices.before'),
      align: 'end',
      cell: ({ old_price: price, currency }) => priceText(price, currency),
    },
    {
      title: t('staff_prices.after'),
      align: 'end',
      cell: ({ new_price: price, currency }) => priceText(price, currency),
    },
    { title: t('staff_prices.by'), cell: ({ staff }) => staff ?? t('staff_prices.operator') },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_prices.history')}</h2>
      <DataTable
        caption={t('staff_prices.history')}
        columns={columns}
        rows={changes}
        keyOf={({ at, credits, new_price: price }) => `${at} ${credits} ${price}`}
        empty={<p className="quiet">{t('staff_prices.no_history')}</p>}
      />
    </section>
  );
}

type EndBundleProps = { currency: Currency; bundle: Bundle | null; onClose: () => void };

function EndBundleDialog({ currency, bundle, onClose }: EndBundleProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(endBundle, { done: t('staff_prices.ended'), onClose });
  return (
    <ConfirmDialog
      open={bundle !== null}
      title={t('staff_prices.end_title', { credits: bundle?.credits ?? 0 })}
      action={t('staff_prices.end')}
      {...dialog}
      onConfirm={() => bundle && mutate({ currency, credits: bundle.credits, shown: bundle.price })}
    >
      <p>{t('staff_prices.end_text')}</p>
    </ConfirmDialog>
  );
}
