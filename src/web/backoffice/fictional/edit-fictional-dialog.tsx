import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { addFictionalPhoto, changeFictionalProfile, type FictionalProfile } from '#contract/staff-fictional';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { sendCall } from '../../data/use-call.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

type Operators = readonly { id: string; name: string }[];
type EditProps = { profile: FictionalProfile | undefined; operators: Operators; onClose: () => void };

/** @spec 1.4 D5.10 */
export function EditFictionalDialog({ profile, operators, onClose }: EditProps) {
  const t = useStaffText();
  return (
    <Modal
      open={profile !== undefined}
      onClose={onClose}
      title={t('staff_fictional.edit_title', { name: profile?.name ?? '' })}
    >
      {profile && <PhotoUpload profile={profile} />}
      {profile && <EditForm profile={profile} operators={operators} onClose={onClose} />}
    </Modal>
  );
}

function EditForm({ profile, operators, onClose }: EditProps & { profile: FictionalProfile }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeFictionalProfile,
    around: sendWithQuestions,
    bodyOf: ({ name = '', about_me = '', operator = '' }) => ({
      ...{ id: profile.id, name, about_me },
      operator: operator || null,
    }),
    onDone: () => {
      toast(t('staff_site.saved'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_fictional.name')}
        name="name"
        maxLength={30}
        autoComplete="off"
        defaultValue={profile.name}
        required
        error={errorOf('name')}
      />
      <TextAreaField
        label={t('staff_fictional.about_me')}
        name="about_me"
        rows={4}
        maxLength={1000}
        defaultValue={profile.about_me ?? ''}
        error={errorOf('about_me')}
      />
      <SelectField
        label={t('staff_fictional.operator')}
        name="operator"
        none={t('staff_fictional.nobody')}
        defaultValue={profile.operator?.id ?? ''}
        options={operators.map(({ id, name }) => ({ value: id, name }))}
        error={errorOf('operator')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('action.save')}
      </FormButtons>
    </form>
  );
}

function PhotoUpload({ profile: { id, photos } }: { profile: FictionalProfile }) {
  const t = useStaffText();
  const cache = useQueryClient();
  const field = useId();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      sendWithQuestions(() => sendCall(cache, addFictionalPhoto, { query: { profile: id }, upload: file })),
    onError: showFailure,
    onSuccess: () => toast(t('staff_fictional.photo_added'), 'good'),
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file && !isPending) mutate(file);
    target.value = '';
  };
  return (
    <div className="stack gap-half space-below-1">
      <label htmlFor={field} className="weight-600">
        {t('staff_fictional.add_photo', { photos })}
      </label>
      <input id={field} type="file" accept={PHOTO_TYPES.join()} className="target" onChange={handleChange} />
      {isPending && <p role="status">{t('staff_fictional.uploading')}</p>}
    </div>
  );
}
