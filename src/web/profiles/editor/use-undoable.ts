import { useAccountText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { type ProfileFieldChange, useSavedField } from './use-saved-field.ts';

/** `back` undoes the change. */
type UndoableChange = { change: ProfileFieldChange; back?: ProfileFieldChange };

/** @spec 3.2 */
export function useUndoable(field: keyof ProfileFieldChange, label: string) {
  const t = useAccountText();
  const { save, isSaving, error, clear } = useSavedField(field, label);
  const undo = async (back: ProfileFieldChange) => {
    const isUndone = await save(back, () => toast(t('editor.not_put_back', { label }), 'error'));
    if (isUndone) toast(t('editor.put_back', { label }), 'good');
  };
  const offer = (back: ProfileFieldChange | undefined) =>
    toast(
      t('editor.saved', { label }),
      'good',
      back && { label: t('action.undo'), onAction: () => void undo(back) },
    );
  return {
    isSaving,
    error,
    clear,
    /** Shows the undo toast for a change that the caller has saved already. */
    offer,
    async save({ change, back }: UndoableChange, onSaved?: () => void) {
      if (!(await save(change))) return;
      onSaved?.();
      offer(back);
    },
  };
}
