import { useLocale } from 'use-intl';
import { PRICE_SAFETY } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { changePrice } from '#contract/staff-prices';
import { useMoneyText, useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { minorUnitsOf, typedAmount } from './money-amount.ts';

/** A bundle that is sold, or a new one without credits and price. */
export type EditedPrice = { currency: Currency; bundle: { credits: number; price: number } | null };
type PriceDialogProps = { edited: EditedPrice | null; onClose: () => void };

/** @spec D5.10 D2.12 */
export function PriceDialog({ edited, onClose }: PriceDialogProps) {
  const t = useStaffText();
  const { bundle, currency } = edited ?? { bundle: null, currency: 'EUR' };
  const title = bundle
    ? t('staff_prices.change_title', { credits: bundle.credits })
    : t('staff_prices.new_title', { currency });
  return (
    <Modal open={edited !== null} onClose={onClose} title={title}>
      {edited && <PriceForm edited={edited} onClose={onClose} />}
    </Modal>
  );
}

function PriceForm({ edited: { currency, bundle }, onClose }: { edited: EditedPrice; onClose: () => void }) {
  const t = useStaffText();
  const money = useMoneyText();
  const locale = useLocale();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changePrice,
    around: sendWithQuestions,
    bodyOf: ({ credits = '', price = '' }) => ({
      currency,
      credits: bundle?.credits ?? Number(credits),
      price: minorUnitsOf(price) ?? 0,
      shown: bundle?.price ?? null,
    }),
    wrong: { credits: t('staff_money.credits_wrong'), price: t('staff_money.amount_wrong') },
    onDone: ({ state }) => {
      toast(t(state === 'applied' ? 'staff_prices.applied' : 'staff_prices.asked'), 'good');
      onClose();
    },
  });
  const limit = {
    percent: PRICE_SAFETY.changePercent,
    money: money(PRICE_SAFETY.lowestPerCredit[currency], currency),
  };
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">
        {t('staff_prices.begun')} {t('staff_prices.limit', limit)}
      </p>
      {!bundle && (
        <TextField
          label={t('staff_prices.credits')}
          name="credits"
          inputMode="numeric"
          autoComplete="off"
          required
          error={errorOf('credits')}
        />
      )}
      <TextField
        label={`${t('staff_prices.price')} (${currency})`}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={bundle ? typedAmount(bundle.price, locale) : ''}
        error={errorOf('price')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t(bundle ? 'staff_prices.change' : 'staff_prices.new')}
      </FormButtons>
    </form>
  );
}
