import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getStaffReceipt, openBuyer } from '#contract/staff-member-money';
import type { StaffPayment } from '#contract/staff-payments';
import { useStaffText } from '#i18n/react';
import { apiOf, callApi } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DetailsList } from '../ui/details-list.tsx';
import { saveFile } from '../ui/save-file.ts';

type BuyerProps = { payment: StaffPayment };

/**
 * The buyer and the receipt: both need a reason, which the member sees. After an erasure nobody is named.
 * @spec D5.10 D5.7 2.9
 */
export function PaymentBuyer({ payment }: BuyerProps) {
  const t = useStaffText();
  const { buyer, has_buyer: hasBuyer } = payment;
  /** What is done after the reason was given. */
  const [asking, setAsking] = useState<'buyer' | 'receipt' | null>(null);
  const receipt = useReceipt(payment.id);
  const isHidden = hasBuyer && buyer === null;
  return (
    <section className="stack gap-1 justify-items-start">
      <h2>{t('staff_buyer.buyer')}</h2>
      {buyer && <BuyerDetails buyer={buyer} />}
      {!buyer && <p className="quiet">{t(hasBuyer ? 'staff_buyer.hidden' : 'staff_money.erased')}</p>}
      <div className="row wrap gap-1">
        {isHidden && (
          <Button small look="plain" onClick={() => setAsking('buyer')}>
            {t('staff_buyer.show')}
          </Button>
        )}
        {payment.receipt_number !== null && (
          <Button
            small
            look="plain"
            icon={<DownloadIcon size={18} />}
            busy={receipt.isPending}
            onClick={() => (isHidden ? setAsking('receipt') : receipt.mutate())}
          >
            {t('staff_buyer.receipt')}
          </Button>
        )}
      </div>
      <OpenBuyerDialog
        payment={payment.id}
        open={asking !== null}
        onClose={() => setAsking(null)}
        onOpened={() => asking === 'receipt' && receipt.mutate()}
      />
    </section>
  );
}

function BuyerDetails({ buyer }: { buyer: NonNullable<StaffPayment['buyer']> }) {
  const t = useStaffText();
  return (
    <DetailsList
      details={[
        {
          name: t('staff_money.member'),
          value: <Link to={`/backoffice/members/${buyer.member}?tab=money`}>{t('staff_buyer.member')}</Link>,
        },
        buyer.holder !== null && { name: t('staff_buyer.holder'), value: buyer.holder },
        buyer.iban !== null && { name: t('staff_buyer.iban'), value: <code>{buyer.iban}</code> },
      ]}
    />
  );
}

function useReceipt(payment: string) {
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(apiOf(cache), getStaffReceipt, { query: { payment } }),
    onSuccess: ({ name, pdf }) =>
      saveFile(
        name,
        Uint8Array.from(atob(pdf), character => character.charCodeAt(0)),
        'application/pdf',
      ),
    onError: showFailure,
  });
}

type OpenBuyerProps = { payment: string; open: boolean; onClose: () => void; onOpened: () => void };

function OpenBuyerDialog({ payment, open, onClose, onOpened }: OpenBuyerProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(openBuyer, { onSuccess: onOpened, onClose });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_buyer.show_title')}
      action={t('staff_buyer.open')}
      asksReason
      {...dialog}
      onConfirm={reason => mutate({ payment, reason })}
    >
      <p>{t('staff_buyer.show_text')}</p>
    </ConfirmDialog>
  );
}
