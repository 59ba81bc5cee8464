import { PASSWORD } from '#contract/constants';
import { useText } from '#i18n/react';
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
    <div
      className={`stack gap-xs pad-top-1 ${style.strength}`}
      data-strength={password ? strength : undefined}
    >
      <span />
      <span />
      <span />
      <p role="status" className="quiet text-m">
        {password && labels[strength]}
      </p>
    </div>
  );
}

type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * Rates a password, only as a hint: the server decides whether to accept it.
 * @spec D2.3
 */
function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD.min) return 0;
  const characterClasses = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  const alphabetSize = characterClasses.filter(kind => kind.test(password)).length * 20;
  const bits = (new Set(password).size * 2 + password.length) * 0.5 * Math.log2(Math.max(alphabetSize, 2));
  return bits < 66 ? 1 : bits < 100 ? 2 : 3;
}
