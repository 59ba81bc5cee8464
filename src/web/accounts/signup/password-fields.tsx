import { PASSWORD } from '#contract/constants';
import { useText } from '#i18n/react';
import { PasswordField } from '../../ui/inputs.tsx';
import { passwordStrength } from './password-strength.ts';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

/** A password and, in a word, how strong it looks. */
export function PasswordFields({
  form: { draft, password, setPassword, errors, errorOf },
}: {
  form: SignupFormState;
}) {
  const t = useText();
  // What the server has refused is not praised beside it.
  const strength = Math.min(passwordStrength(password), errors.password ? 1 : 3);
  const words = [
    t('signup.strength_short'),
    t('signup.strength_weak'),
    t('signup.strength_fair'),
    t('signup.strength_strong'),
  ];
  return (
    <>
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={draft.email} readOnly hidden />
      <PasswordField
        label={t('signup.password')}
        labelUnseen
        hint={t('signup.password_hint', { min: PASSWORD.min })}
        error={errorOf('password')}
        showLabel={t('signup.password_show')}
        hideLabel={t('signup.password_hide')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <div className={style.strength} data-strength={password ? strength : undefined}>
        <span />
        <span />
        <span />
        <p role="status">{password && words[strength]}</p>
      </div>
    </>
  );
}
