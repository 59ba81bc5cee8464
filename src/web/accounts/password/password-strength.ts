import { PASSWORD } from '#contract/constants';

type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * Rates a password, only as a hint: the server decides whether to accept it.
 * @spec D2.3
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD.min) return 0;
  const characterClasses = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  const alphabetSize = characterClasses.filter(kind => kind.test(password)).length * 20;
  const bits = (new Set(password).size * 2 + password.length) * 0.5 * Math.log2(Math.max(alphabetSize, 2));
  return bits < 66 ? 1 : bits < 100 ? 2 : 3;
}
