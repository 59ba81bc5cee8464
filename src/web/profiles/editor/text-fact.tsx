import { type ComponentProps, useState } from 'react';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { TextAreaField, TextField } from '../../ui/inputs.tsx';
import { SavedMark } from './saved-mark.tsx';
import { type ProfileChange, useSavedField } from './use-saved-field.ts';

type TextFactProps = {
  profile: OwnProfile;
  field: 'name' | 'city' | 'living_area' | 'about_me';
  label: string;
  hint?: string;
  limit: number;
  /** Several lines, and how many characters are left. */
  long?: boolean;
} & Pick<ComponentProps<'input'>, 'autoComplete'>;

/** A fact in one's own words; saved when the field is left, if it changed. */
export function TextFact({ profile, field, label, hint, limit, long, autoComplete }: TextFactProps) {
  const t = useMembersText();
  const { save, clear, isSaved, error } = useSavedField(field);
  const [text, setText] = useState(profile[field] ?? '');
  const input = {
    label,
    error,
    value: text,
    maxLength: limit,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      if (error) clear();
    },
    onBlur: () => {
      if (text.trim() !== (profile[field] ?? '')) save({ [field]: text } as ProfileChange);
    },
  };
  const left = t('editor.about_left', { count: limit - text.length });
  return (
    <SavedMark isSaved={isSaved}>
      {long ? (
        <TextAreaField {...input} hint={hint ? `${hint} ${left}` : left} rows={5} />
      ) : (
        <TextField {...input} hint={hint} autoComplete={autoComplete} />
      )}
    </SavedMark>
  );
}
