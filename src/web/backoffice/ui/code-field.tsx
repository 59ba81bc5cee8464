import { useStaffText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import style from './code-field.module.css';

/**
 * The six digits of an authenticator app, which may be typed with spaces.
 * @spec D5.8
 */
export function CodeField({ error, autoFocus }: { error: string | null; autoFocus?: boolean }) {
  const t = useStaffText();
  return (
    <TextField
      label={t('staff_ask.code')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      spellCheck={false}
      required
      autoFocus={autoFocus}
      data-first
      className={`tabular ${style.code}`}
      error={error}
    />
  );
}
