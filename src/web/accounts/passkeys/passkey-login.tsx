import { useText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ceremonyFailure, supportsPasskeys } from './ceremony.ts';
import style from './passkey-login.module.css';

type PasskeyLoginProps = { onPress: () => void; isPending: boolean; error: unknown };

/** @spec D5.8 */
export function PasskeyLogin({ onPress, isPending, error }: PasskeyLoginProps) {
  const t = useText();
  const hydrated = useHydrated();
  if (hydrated && !supportsPasskeys()) return null;
  return (
    <div className="stack gap-2">
      <p className={`row gap-2 quiet text-m ${style.or}`}>{t('login.or')}</p>
      <Button
        look="plain"
        wide
        busy={isPending}
        disabled={!hydrated}
        icon={<KeyIcon size={20} />}
        onClick={onPress}
      >
        {t('login.passkey')}
      </Button>
      <p role="status" className={`quiet ${style.outcome}`}>
        {ceremonyFailure(error) && t('login.passkey_cancelled')}
      </p>
    </div>
  );
}
