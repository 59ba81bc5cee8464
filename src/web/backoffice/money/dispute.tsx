import { recordDispute, type StaffRefundLine, type DisputeState as State } from '#contract/staff-payments';
import { useMoneyText, useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { When } from '../ui/when.tsx';

export type DisputeChoice = { chargeback: StaffRefundLine; state: State };

const nextStates: Record<StaffRefundLine['evidence'], readonly State[]> = {
  open: ['sent'],
  late: ['sent'],
  sent: ['won', 'lost'],
  ...{ won: [], lost: [], none: [] },
};

/** What is known about a chargeback, and who recorded it. */
export function DisputeState({ chargeback: { evidence, dispute } }: { chargeback: StaffRefundLine }) {
  const t = useStaffText();
  const words = t(`staff_evidence.${evidence}`);
  if (!dispute) return evidence === 'open' ? <span className="warning">{words}</span> : words;
  return (
    <span>
      {words}{' '}
      <span className="quiet">
        <When at={dispute.at} />
        {dispute.by && <> {t('staff_dispute.by', { name: dispute.by })}</>}
      </span>
    </span>
  );
}

export function DisputeButtons({
  chargeback,
  onChoose,
}: {
  chargeback: StaffRefundLine;
  onChoose: (choice: DisputeChoice) => void;
}) {
  const t = useStaffText();
  return (
    <div className="flex gap-1 nowrap">
      {nextStates[chargeback.evidence].map(state => (
        <Button key={state} look="plain" small onClick={() => onChoose({ chargeback, state })}>
          {t(`staff_dispute_act.${state}`)}
        </Button>
      ))}
    </div>
  );
}

/**
 * Asks for a note. Says that nothing is booked.
 * @spec D5.10 D2.35
 */
export function DisputeDialog({ choice, onClose }: { choice: DisputeChoice | null; onClose: () => void }) {
  const t = useStaffText();
  const money = useMoneyText();
  const { mutate, reset, isPending, error } = useStaffCall(recordDispute, {
    onError: () => undefined,
    onSuccess: () => {
      toast(t('staff_dispute.done'), 'good');
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const state = choice?.state ?? 'sent';
  return (
    <ConfirmDialog
      open={choice !== null}
      onClose={close}
      title={t(`staff_dispute_title.${state}`)}
      action={t(`staff_dispute_act.${state}`)}
      isDangerous={false}
      asksReason
      isPending={isPending}
      error={error}
      onConfirm={note => choice && mutate({ id: choice.chargeback.id, state, note })}
    >
      {choice && <p className="weight-600">{money(choice.chargeback.amount, choice.chargeback.currency)}</p>}
      <p>{t(`staff_dispute_text.${state}`)}</p>
    </ConfirmDialog>
  );
}
