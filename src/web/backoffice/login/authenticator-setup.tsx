import type { Output } from '#contract/call';
import { type beginStaffCodes, confirmStaffCodes } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CodeField } from '../ui/code-field.tsx';
import style from './setup-page.module.css';

type AuthenticatorSetupProps = {
  /** Undefined while it is made. */
  secret: Output<typeof beginStaffCodes> | undefined;
  /** In place of the secret, while there is none. */
  fallback?: React.ReactNode;
  onDone: () => void;
};

/**
 * The secret of a new authenticator app, and the form for its first code.
 * @spec D5.8
 */
export function AuthenticatorSetup({ secret, fallback, onDone }: AuthenticatorSetupProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: confirmStaffCodes,
    bodyOf: ({ code = '' }) => ({ code }),
    onDone,
  });
  return (
    <>
      {secret ? <Secret secret={secret.secret} qr={secret.qr} /> : fallback}
      <form {...bind} className="stack gap-2">
        <CodeField error={errorOf('code')} />
        <ErrorText error={error} />
        <SubmitButton wide busy={isPending} aria-disabled={!secret}>
          {t('staff_ask.confirm')}
        </SubmitButton>
      </form>
    </>
  );
}

function Secret({ secret, qr }: { secret: string; qr: string }) {
  const t = useStaffText();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast(t('staff_login.copied'), 'good');
  };
  return (
    <div className="stack gap-1 justify-items-start">
      {/* As a picture it is inert, whatever it contains. */}
      <img
        className={`radius-m ${style.qr}`}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('staff_login.qr')}
      />
      <p className="quiet text-s">{t('staff_login.without_camera')}</p>
      <p className="row wrap gap-1">
        <code className={`tabular ${style.secret}`}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button look="plain" small onClick={() => void copy().catch(() => undefined)}>
          {t('staff_login.copy')}
        </Button>
      </p>
    </div>
  );
}
