import { useOwnText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { type ProfileChange, useSavedField } from './use-saved-field.ts';

/** What changes a field, and what puts it back as it was. */
export type Change = { change: ProfileChange; back?: ProfileChange };

/** Saves a field, says so quietly, and offers for some seconds to put it back; what is put back is that field alone. */
export function useUndoable(field: keyof ProfileChange, label: string) {
  const t = useOwnText();
  const { save, isSaving, error, clear } = useSavedField(field, label);
  const putBack = async (back: ProfileChange) => {
    const isBack = await save(back, () => toast(t('editor.not_put_back', { label }), 'error'));
    if (isBack) toast(t('editor.put_back', { label }), 'good');
  };
  const offer = (back: ProfileChange | undefined) =>
    toast(
      t('editor.kept', { label }),
      'good',
      back && { label: t('action.undo'), onAction: () => void putBack(back) },
    );
  return {
    isSaving,
    error,
    clear,
    /** Says that something was kept which was saved apart, as taps on interests are. */
    offer,
    async save({ change, back }: Change, onKept?: () => void) {
      if (!(await save(change))) return;
      onKept?.();
      offer(back);
    },
  };
}
