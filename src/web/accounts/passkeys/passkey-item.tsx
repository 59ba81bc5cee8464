import { useRef, useState } from 'react';
import type { PasskeyEntry } from '#contract/passkeys';
import { shortDateText } from '#i18n/date-text';
import { useAccountText } from '#i18n/react';
import { useReader } from '../../site/use-reader.ts';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import style from './passkey-item.module.css';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';

/** @spec D5.8 */
export function PasskeyItem({ passkey }: { passkey: PasskeyEntry }) {
  const t = useAccountText();
  const { name } = passkey;
  const details = usePasskeyDetails(passkey);
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const closeForm = () => {
    close();
    renameButton.current?.focus();
  };
  return (
    <li className={`stack items-center pad-block-2 ${style.passkey}`}>
      <KeyIcon className="violet" />
      <div className="may-shrink break-anywhere">
        <p className="weight-600">{name}</p>
        <p className="quiet text-m">{details.join(' · ')}</p>
      </div>
      <div className={`flex wrap gap-1 ${style.actions}`}>
        <Button
          ref={renameButton}
          look="soft"
          small
          aria-label={t('passkeys.rename_name', { name })}
          aria-expanded={open === 'rename'}
          onClick={() => setOpen(open === 'rename' ? null : 'rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          look="plain"
          small
          aria-label={t('passkeys.remove_name', { name })}
          onClick={() => setOpen('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskeyForm passkey={passkey} onDone={closeForm} />}
      <RemovePasskeyDialog passkey={passkey} isOpen={open === 'remove'} onClose={close} />
    </li>
  );
}

function usePasskeyDetails({ created, used }: PasskeyEntry): string[] {
  const t = useAccountText();
  const reader = useReader();
  const when = (at: string) => shortDateText(t, new Date(at), reader);
  return [
    t('passkeys.created', { when: when(created) }),
    used ? t('passkeys.used', { when: when(used) }) : t('passkeys.unused'),
  ];
}
