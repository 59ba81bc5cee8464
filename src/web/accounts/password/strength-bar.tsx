import { useText } from '#i18n/react';
import { passwordStrength } from './password-strength.ts';
import style from './strength-bar.module.css';

/** @spec 5.4 */
export function StrengthBar({ password, isRefused }: { password: string; isRefused: boolean }) {
  const t = useText();
  const strength = Math.min(passwordStrength(password), isRefused ? 1 : 3);
  const labels = [
    t('signup.strength_short'),
    t('signup.strength_weak'),
    t('signup.strength_fair'),
    t('signup.strength_strong'),
  ];
  return (
    <div className={style.strength} data-strength={password ? strength : undefined}>
      <span />
      <span />
      <span />
      <p role="status">{password && labels[strength]}</p>
    </div>
  );
}
