import { useState } from 'react';
import type { PriceRequest } from '#contract/staff-prices';
import { useMoneyText, useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';
import { DecidePriceDialog, type PriceDecision } from './decide-price-dialog.tsx';

/**
 * Prices that wait for a second person. Nothing is shown if none does.
 * @spec D5.10 D2.12
 */
export function WaitingPrices({ waiting }: { waiting: readonly PriceRequest[] }) {
  const t = useStaffText();
  const [decision, setDecision] = useState<PriceDecision | null>(null);
  const columns = useWaitingColumns(setDecision);
  return (
    <>
      {waiting.length > 0 && (
        <section className="stack gap-1">
          <h2>{t('staff_prices.waiting')}</h2>
          <DataTable
            caption={t('staff_prices.waiting')}
            columns={columns}
            rows={waiting}
            keyOf={({ id }) => id}
            empty={null}
          />
        </section>
      )}
      <DecidePriceDialog decision={decision} onClose={() => setDecision(null)} />
    </>
  );
}

function useWaitingColumns(
  onDecide: (decision: PriceDecision) => void,
): [Column<PriceRequest>, ...Column<PriceRequest>[]] {
  const t = useStaffText();
  const money = useMoneyText();
  return [
    { title: t('staff_prices.credits'), cell: ({ credits }) => credits },
    {
      title: t('staff_prices.now'),
      align: 'end',
      cell: ({ shown, currency }) => (shown === null ? t('staff_prices.not_sold') : money(shown, currency)),
    },
    {
      title: t('staff_prices.asked_price'),
      align: 'end',
      cell: ({ price, currency }) => money(price, currency),
    },
    { title: t('staff_prices.asked_by'), cell: ({ asked_by: name }) => name },
    { title: t('staff_prices.when'), cell: ({ asked_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_prices.decide'),
      cell: request => (
        <span className="row wrap gap-1">
          {request.is_own ? (
            <span className="quiet">{t('staff_prices.own')}</span>
          ) : (
            <Button look="plain" small onClick={() => onDecide({ request, confirm: true })}>
              {t('staff_prices.confirm')}
            </Button>
          )}
          <Button look="plain" small onClick={() => onDecide({ request, confirm: false })}>
            {t('staff_prices.refuse')}
          </Button>
        </span>
      ),
    },
  ];
}
