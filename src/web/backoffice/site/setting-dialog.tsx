import { useQuery } from '@tanstack/react-query';
import {
  changeDangerousSetting,
  changeSetting,
  getSettingHistory,
  type StaffSetting,
  settingTextName,
} from '#contract/staff-settings';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ChangeList } from './change-list.tsx';
import { SettingFields, useChoiceName } from './setting-fields.tsx';
import { summaryOf, valueIn } from './setting-values.ts';

type DialogProps = { setting: StaffSetting | null; onClose: () => void };

/**
 * Changes a setting, or takes its newest change back.
 * @spec D5.10
 */
export function SettingDialog({ setting, onClose }: DialogProps) {
  const t = useStaffText();
  const name = setting ? t(`staff_setting.${settingTextName(setting.name)}`) : '';
  return (
    <Modal open={setting !== null} onClose={onClose} title={t('staff_site.change_title', { name })}>
      {setting && <SettingForm setting={setting} onClose={onClose} />}
      {setting && <SettingHistory setting={setting} onClose={onClose} />}
    </Modal>
  );
}

type OpenProps = { setting: StaffSetting; onClose: () => void };

const callOf = ({ dangerous }: StaffSetting) =>
  (dangerous ? changeDangerousSetting : changeSetting) as typeof changeSetting;

/** What the page showed, so that no later change of somebody else is overwritten. */
const seenOf = ({ name, changed }: StaffSetting) => ({ name, seen: changed?.id ?? null }) as const;

function SettingForm({ setting, onClose }: OpenProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: callOf(setting),
    around: sendWithQuestions,
    bodyOf: values => ({ ...seenOf(setting), to: 'value' as const, value: valueIn(setting, values) }),
    onDone: () => {
      toast(t('staff_site.saved'), 'good');
      onClose();
    },
  });
  const revert = useRevert(setting, onClose);
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t(setting.dangerous ? 'staff_site.dangerous' : 'staff_site.live')}</p>
      <SettingFields setting={setting} error={errorOf('value')} />
      <ErrorText error={error} />
      <FormButtons
        isPending={isPending}
        onCancel={onClose}
        other={
          setting.default &&
          !setting.is_default && (
            <Button look="plain" small busy={revert.isPending} onClick={() => revert.to('default')}>
              {t('staff_site.to_default')}
            </Button>
          )
        }
      >
        {t('action.save')}
      </FormButtons>
    </form>
  );
}

function useRevert(setting: StaffSetting, onClose: () => void) {
  const t = useStaffText();
  const { mutate, isPending } = useStaffCall(callOf(setting), {
    onSuccess: () => {
      toast(t('staff_site.undone'), 'good');
      onClose();
    },
  });
  return { isPending, to: (to: 'default' | 'previous') => mutate({ ...seenOf(setting), to }) };
}

function SettingHistory({ setting, onClose }: OpenProps) {
  const t = useStaffText();
  const { data } = useQuery(query(getSettingHistory, { name: setting.name }));
  const revert = useRevert(setting, onClose);
  const choiceName = useChoiceName();
  const shown = (held: { value: unknown } | null) =>
    held === null
      ? t('staff_site.default')
      : summaryOf(setting, held.value, choiceName) || t('staff_site.blank');
  return (
    <section className="stack gap-1 line-above pad-block-1">
      <h3>{t('staff_site.history')}</h3>
      {data && (
        <ChangeList
          changes={data.changes.map(change => ({
            ...change,
            old: shown(change.old),
            new: shown(change.new),
          }))}
          empty={t('staff_site.never')}
          isPending={revert.isPending}
          onUndo={() => revert.to('previous')}
        />
      )}
    </section>
  );
}
