import { useState } from 'react';
import { useLocation } from 'react-router';
import type { BodyIn, Output } from '#contract/call';
import { previewCheckIn } from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import style from './check-in.module.css';
import type { Friend } from './friend-list.tsx';
import { usualTimes, utcTime } from './local-times.ts';
import { PlanPreview } from './plan-preview.tsx';

export type Preview = { email: Output<typeof previewCheckIn>; plan: BodyIn<typeof previewCheckIn> };

/**
 * Shows what the friend would get before anything is planned.
 * @spec D5.3
 */
export function PlanForm({ friends }: { friends: readonly Friend[] }) {
  const t = useAccountText();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [times] = useState(() => usualTimes(new Date()));
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: previewCheckIn,
    bodyOf: ({ person = '', place = '', note = '', friend = '', starts = '', due = '' }) => ({
      ...{ person, place, note, friend, time_zone: zone },
      ...{ starts_at: utcTime(starts), due_at: utcTime(due) },
    }),
    onDone: (email, plan) => setPreview({ email, plan }),
  });
  const finish = () => {
    setPreview(null);
    bind.ref.current?.reset();
  };
  return (
    <>
      <form {...bind} className={`stack gap-2 ${style.form}`}>
        <TextField
          label={t('check_in.person')}
          name="person"
          autoComplete="off"
          defaultValue={usePersonOfLink()}
          maxLength={CHECK_INS.nameLength}
          error={errorOf('person')}
        />
        <TextField
          label={t('check_in.where')}
          hint={t('check_in.where_hint')}
          name="place"
          autoComplete="off"
          maxLength={CHECK_INS.placeLength}
          error={errorOf('place')}
        />
        <div className={style.times}>
          <TextField
            type="datetime-local"
            label={t('check_in.starts')}
            name="starts"
            defaultValue={times.starts}
            error={errorOf('starts_at')}
          />
          <TextField
            type="datetime-local"
            label={t('check_in.due')}
            hint={t('check_in.zone', { zone: zone.replaceAll('_', ' ') })}
            name="due"
            defaultValue={times.due}
            error={errorOf('due_at')}
          />
        </div>
        <SelectField
          label={t('check_in.friend')}
          name="friend"
          options={friends.map(({ id, name }) => ({ value: id, name }))}
          error={errorOf('friend')}
        />
        <TextAreaField
          label={t('check_in.note')}
          name="note"
          rows={3}
          maxLength={CHECK_INS.noteLength}
          error={errorOf('note')}
        />
        <ErrorText error={error} />
        <SubmitButton busy={isPending}>{t('check_in.preview')}</SubmitButton>
      </form>
      {preview && (
        <PlanPreview
          preview={preview}
          friend={friends.find(({ id }) => id === preview.plan.friend)?.name ?? ''}
          onClose={() => setPreview(null)}
          onPlanned={finish}
        />
      )}
    </>
  );
}

/** The menu of a conversation passes the name; an address would stay in the browser's history. */
function usePersonOfLink(): string {
  const { state } = useLocation() as { state: { person?: unknown } | null };
  return typeof state?.person === 'string' ? state.person : '';
}
