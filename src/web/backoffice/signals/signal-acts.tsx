import { type FormEvent, useState } from 'react';
import type { HouseRule } from '#contract/house-rules';
import {
  banSuspected,
  clearSignals,
  limitMember,
  type SignalAct,
  type SuspectedMember,
  signalActs,
} from '#contract/staff-signals';
import { useStaffText } from '#i18n/react';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { useFieldErrors } from '../../accounts/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BanFields, banIn, RuleField } from '../bans/ban-fields.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

const keyOf: Record<SignalAct, string> = { clear: 'c', slow: 's', stop: 'x', ban: 'b' };

/**
 * Clear, slow, stop or ban, by a button or a key, each with a reason.
 * @spec D5.13 D5.10
 */
export function SignalActs({ member }: { member: SuspectedMember }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const [open, setOpen] = useState<SignalAct | null>(null);
  const offered = signalActs.filter(act => act !== 'ban' || mayUse(staff, 'bans'));
  useKeys(
    offered.map(act => ({
      keys: keyOf[act],
      text: t(`staff_signal_act.${act}`),
      run: () => setOpen(act),
    })),
  );
  return (
    <>
      {offered.map(act => (
        <Button key={act} look="plain" small onClick={() => setOpen(act)}>
          {t(`staff_signal_act.${act}`)}
        </Button>
      ))}
      {open && (
        <Modal
          open
          onClose={() => setOpen(null)}
          title={t(`staff_signal_act_title.${open}`, { name: member.name })}
        >
          <ActForm act={open} member={member} onClose={() => setOpen(null)} />
        </Modal>
      )}
    </>
  );
}

type ActFormProps = { act: SignalAct; member: SuspectedMember; onClose: () => void };

function ActForm({ act, member, onClose }: ActFormProps) {
  const t = useStaffText();
  const { form, submit, errors, errorOf, error, isPending } = useSignalAct({ act, member, onClose });
  return (
    <form ref={form} className="stack gap-2" noValidate onSubmit={submit}>
      <p>{t(`staff_signal_act_text.${act}`)}</p>
      {act === 'ban' ? (
        <BanFields name={member.name} errors={errors} errorOf={errorOf} />
      ) : (
        <>
          {act !== 'clear' && <RuleField error={errorOf('rule')} />}
          <TextAreaField
            label={t('staff_signals.reason')}
            hint={t(act === 'clear' ? 'staff_signals.reason_clear' : 'staff_signals.reason_member')}
            name="reason"
            rows={3}
            error={errorOf('reason')}
          />
        </>
      )}
      <ErrorText error={error} />
      <FormButtons look={act === 'ban' ? 'danger' : 'primary'} isPending={isPending} onCancel={onClose}>
        {t(`staff_signal_act.${act}`)}
      </FormButtons>
    </form>
  );
}

function useSignalAct({ act, member, onClose }: ActFormProps) {
  const t = useStaffText();
  const { form, errors, errorOf, accepts, showRefusal } = useFieldErrors();
  const handlers = {
    onSuccess: () => {
      toast(t('staff_signals.done'), 'good');
      onClose();
    },
    onError: showRefusal,
  };
  const clear = useStaffCall(clearSignals, handlers);
  const limit = useStaffCall(limitMember, handlers);
  const ban = useStaffCall(banSuspected, handlers);
  const isPending = clear.isPending || limit.isPending || ban.isPending;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    const about = { member: member.id, seen: member.since, reason: String(values.get('reason') ?? '') };
    const rule = String(values.get('rule') ?? '') as HouseRule;
    if (act === 'clear') {
      if (await accepts(clearSignals, about)) clear.mutate(about);
    } else if (act === 'ban') {
      const { ban: chosen, refused } = banIn(values, member.name);
      const body = { ...about, ...chosen };
      if (await accepts(banSuspected, body, refused)) ban.mutate(body);
    } else {
      const level: 'slowed' | 'stopped' = act === 'slow' ? 'slowed' : 'stopped';
      const body = { ...about, rule, level };
      if (await accepts(limitMember, body)) limit.mutate(body);
    }
  };
  const error = generalError(clear.error ?? limit.error ?? ban.error);
  return { form, submit, errors, errorOf, error, isPending };
}
