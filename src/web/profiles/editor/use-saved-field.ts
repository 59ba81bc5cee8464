import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyIn } from '#contract/call';
import { isApiError } from '#contract/errors';
import { changeProfile } from '#contract/profiles';
import { errorText, shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { invalidate } from '../../data/invalidate.ts';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';

export type ProfileFieldChange = BodyIn<typeof changeProfile>;

/**
 * A refusal appears at the field, or in a toast if the field is closed.
 * @spec 3.2
 */
export function useSavedField(field: EditedField, label: string) {
  const t = useAccountText();
  const cache = useQueryClient();
  const [error, setError] = useState<Error | null>(null);
  const isMounted = useIsMounted();
  const { mutateAsync, isPending } = useCall(changeProfile, {
    scope: { id: 'profile' },
    awaitsRefetch: true,
    onSuccess: ({ profile }) => void invalidate(cache, tagsAffectedBy(field, profile.id)),
  });
  const refused = isApiError(error) ? error.fields[field] : undefined;
  const clear = () => setError(null);
  const toastUnlessMounted = () => {
    if (!isMounted.current) toast(t('editor.not_saved', { label }), 'error');
  };
  return {
    /**
     * Resolves to true if the change was saved.
     * @param onFailed reports a failure; the default shows a toast if the field is no longer mounted
     */
    async save(change: ProfileFieldChange, onFailed = toastUnlessMounted): Promise<boolean> {
      clear();
      try {
        await mutateAsync(change);
        return true;
      } catch (failure) {
        setError(failure as Error);
        onFailed();
        return false;
      }
    },
    isSaving: isPending,
    clear,
    error: error && (refused ? errorText(t, refused) : shortFailureText(t, error)),
  };
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

export type EditedField = keyof BodyIn<typeof changeProfile>;

/** The distance to other members depends on these fields. */
const LOCATION_FIELDS = new Set<EditedField>(['country', 'place_id', 'cell']);

/**
 * Returns tags beyond those of the call: sharing settings and the location change what the member sees of other
 * members.
 */
export const tagsAffectedBy = (field: EditedField, ownId: string): string[] =>
  field.startsWith('shares_') || LOCATION_FIELDS.has(field)
    ? ['member', 'members', 'swipes', 'visitors', 'likes', 'chats', 'thread']
    : [`member:${ownId}`];

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
