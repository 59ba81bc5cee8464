import type { SubmitEvent } from 'react';
import { characterCount } from '#contract/characters';
import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/inputs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './choice-list.module.css';
import { FieldRow } from './field-row.tsx';
import { useKeptText } from './kept-text.ts';
import type { ProfileChange } from './use-saved-field.ts';
import { useUndoable } from './use-undoable.ts';

type TextFactProps = {
  profile: OwnProfile;
  field: 'name' | 'living_area' | 'about_me';
  label: string;
  hint?: string;
  limit: number;
  /** Several lines, and how many characters are left. */
  long?: boolean;
};

/** A fact in one's own words. What is typed stays until it is kept, whatever happens in between. */
export function TextFact({ profile, field, label, hint, limit, long }: TextFactProps) {
  const t = useOwnText();
  const { visible_profile_notes: notes } = useSettings();
  const { save, isSaving, error, clear } = useUndoable(field, label);
  const [typed, keep] = useKeptText(profile.id, field);
  const told = profile[field] ?? '';
  const text = typed ?? told;
  const isUnsaved = useHydrated() && typed !== null && typed.trim() !== told;
  const left = limit - characterCount(text.trim());
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault();
    if (text.trim() === told) {
      keep(null);
      return close();
    }
    const changeTo = (to: string) => ({ [field]: to }) as ProfileChange;
    save({ change: changeTo(text), back: changeTo(told) }, () => {
      keep(null);
      close();
    });
  };
  const change = (next: string) => {
    keep(next);
    if (error) clear();
  };
  const tooLong = left < 0 ? t('editor.too_long', { count: -left }) : null;
  const said = notes[field as keyof typeof notes] ?? hint;
  const input = {
    label,
    labelUnseen: true,
    error: error ?? tooLong,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    hint: [said, left >= 0 && left < limit / 2 + 1 && t('editor.about_left', { count: left })]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <FieldRow
      field={field}
      label={label}
      value={told || null}
      isUnsaved={isUnsaved}
      {...(long && { long })}
      onClose={clear}
    >
      {close => (
        <form noValidate className={style.form} onSubmit={event => submit(event, close)}>
          {long ? <TextAreaField {...input} rows={8} /> : <TextField {...input} autoComplete="off" />}
          <Button type="submit" wide busy={isSaving} aria-disabled={left < 0}>
            {t('editor.keep')}
          </Button>
        </form>
      )}
    </FieldRow>
  );
}
