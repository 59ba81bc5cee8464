import { type SubmitEvent, useState } from 'react';
import { characterCount } from '#contract/plain-text';
import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/inputs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FieldRow } from './field-row.tsx';
import { type ProfileFieldChange, useUndoable } from './use-saved-field.ts';

type TextRowProps = {
  profile: OwnProfile;
  field: 'name' | 'living_area' | 'about_me';
  label: string;
  hint?: string;
  limit: number;
  /** A field of several lines. */
  long?: boolean;
};

/** @spec 3.2 D2.4 */
export function TextRow({ profile, field, label, hint, limit, long }: TextRowProps) {
  const t = useAccountText();
  const { visible_profile_notes: notes } = useSettings();
  const { save, isSaving, error, clear } = useUndoable(field, label);
  const [typed, setTyped] = usePersistedText(profile.id, field);
  const saved = profile[field] ?? '';
  const text = typed ?? saved;
  const isUnsaved = useHydrated() && typed !== null && typed.trim() !== saved;
  const left = limit - characterCount(text.trim());
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault();
    if (text.trim() === saved) {
      setTyped(null);
      return close();
    }
    const changeTo = (to: string) => ({ [field]: to }) as ProfileFieldChange;
    save({ change: changeTo(text), back: changeTo(saved) }, () => {
      setTyped(null);
      close();
    });
  };
  const change = (next: string) => {
    setTyped(next);
    if (error) clear();
  };
  const tooLong = left < 0 ? t('editor.too_long', { count: -left }) : null;
  const note = notes[field as keyof typeof notes] ?? hint;
  const input = {
    label,
    labelUnseen: true,
    error: error ?? tooLong,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    hint: [note, left >= 0 && left < limit / 2 + 1 && t('chat.characters_left', { count: left })]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <FieldRow
      field={field}
      label={label}
      value={saved || null}
      isUnsaved={isUnsaved}
      {...(long && { long })}
      onClose={clear}
    >
      {close => (
        <form noValidate className="stack gap-2" onSubmit={event => submit(event, close)}>
          {long ? <TextAreaField {...input} rows={8} /> : <TextField {...input} autoComplete="off" />}
          <Button type="submit" wide busy={isSaving} aria-disabled={left < 0}>
            {t('action.save')}
          </Button>
        </form>
      )}
    </FieldRow>
  );
}

/**
 * Unsaved text that survives a reload of the tab.
 * @spec 3.2
 */
function usePersistedText(profileId: string, field: string): [string | null, (text: string | null) => void] {
  const name = persistedKey(profileId, 'profile', field);
  const [typed, setTyped] = useState<string | null>(() => readPersisted<string>(name, 'tab'));
  return [
    typed,
    text => {
      setTyped(text);
      persist(name, text, 'tab');
    },
  ];
}
