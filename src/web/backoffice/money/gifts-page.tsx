import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '#contract/call';
import { changeGiftPrice, type GiftPriceChange, getGiftPrices } from '#contract/staff-gift-prices';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { MoneyLinks } from './money-links.tsx';

const queries = () => [query(getGiftPrices)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Prices = Output<typeof getGiftPrices>;
type PricedGift = Prices['gifts'][number];

/**
 * The prices of gifts in credits: the catalogue's, or the site's own.
 * @spec D5.10 D2.11
 */
export default function GiftsPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getGiftPrices));
  const [edited, setEdited] = useState<PricedGift | null>(null);
  const columns = useGiftColumns(data?.seen ?? null, setEdited);
  return (
    <OfficePage title={t('staff_gifts.title')}>
      <MoneyLinks />
      <p className="quiet">{t('staff_gifts.text')}</p>
      <DataTable
        caption={t('staff_gifts.title')}
        columns={columns}
        rows={data?.gifts}
        keyOf={({ gift }) => gift}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
      {data && <GiftHistory changes={data.changes} />}
      <Modal
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited ? t('staff_gifts.change_title', { gift: t(`gift_name.${edited.gift}`) }) : ''}
      >
        {edited && (
          <GiftPriceForm edited={edited} seen={data?.seen ?? null} onClose={() => setEdited(null)} />
        )}
      </Modal>
    </OfficePage>
  );
}

function useGiftColumns(
  seen: number | null,
  onEdit: (gift: PricedGift) => void,
): [Column<PricedGift>, ...Column<PricedGift>[]] {
  const t = useStaffText();
  const { mutate, isPending } = useStaffCall(changeGiftPrice, {
    onSuccess: () => toast(t('staff_gifts.changed'), 'good'),
  });
  return [
    { title: t('staff_gifts.gift'), cell: ({ gift }) => t(`gift_name.${gift}`) },
    { title: t('staff_gifts.credits'), align: 'end', cell: ({ credits }) => credits },
    { title: t('staff_gifts.standard'), align: 'end', cell: ({ standard }) => standard },
    {
      title: t('staff_gifts.acts'),
      cell: row => (
        <span className="row wrap gap-1">
          <Button look="plain" small onClick={() => onEdit(row)}>
            {t('staff_gifts.change')}
            <span className="unseen">: {t(`gift_name.${row.gift}`)}</span>
          </Button>
          {!row.is_standard && (
            <Button
              look="plain"
              small
              aria-disabled={isPending}
              onClick={() => !isPending && mutate({ gift: row.gift, credits: null, seen })}
            >
              {t('staff_gifts.back')}
              <span className="unseen">: {t(`gift_name.${row.gift}`)}</span>
            </Button>
          )}
        </span>
      ),
    },
  ];
}

type GiftPriceFormProps = { edited: PricedGift; seen: number | null; onClose: () => void };

function GiftPriceForm({ edited: { gift, credits }, seen, onClose }: GiftPriceFormProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeGiftPrice,
    around: sendWithQuestions,
    bodyOf: values => ({ gift, credits: Number(values.credits), seen }),
    wrong: { credits: t('staff_money.credits_wrong') },
    onDone: () => {
      toast(t('staff_gifts.changed'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_gifts.amount')}
        name="credits"
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={credits}
        error={errorOf('credits')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_gifts.change')}
      </FormButtons>
    </form>
  );
}

function GiftHistory({ changes }: { changes: readonly GiftPriceChange[] }) {
  const t = useStaffText();
  const creditsText = (credits: number | null) => credits ?? t('staff_gifts.standard');
  const columns: [Column<GiftPriceChange>, ...Column<GiftPriceChange>[]] = [
    { title: t('staff_prices.when'), cell: ({ at }) => <When at={at} exact /> },
    { title: t('staff_gifts.gift'), cell: ({ gift }) => t(`gift_name.${gift}`) },
    { title: t('staff_prices.before'), align: 'end', cell: ({ old_credits: old }) => creditsText(old) },
    { title: t('staff_prices.after'), align: 'end', cell: ({ new_credits: next }) => creditsText(next) },
    { title: t('staff_prices.by'), cell: ({ by }) => by?.name ?? t('staff_prices.operator') },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_prices.history')}</h2>
      <DataTable
        caption={t('staff_prices.history')}
        columns={columns}
        rows={changes}
        keyOf={({ at, gift }) => `${at} ${gift}`}
        empty={<p className="quiet">{t('staff_gifts.no_history')}</p>}
      />
    </section>
  );
}
