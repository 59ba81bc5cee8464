import { useMembersText } from '#i18n/react';
import { DownloadIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from '../../ui/store.ts';
import { installOffer, installPrompt } from './install-prompt.ts';

/**
 * The answer to the browser's dialog also ends the offer.
 * @spec 2.5
 */
export function InstallAlert({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const way = useStore(installOffer);
  const install = () => {
    void installPrompt.get()?.prompt();
    installPrompt.set(null);
    onDismiss();
  };
  return (
    <Notice
      icon={<DownloadIcon size={20} />}
      label={t('install.title')}
      {...(way === 'ios' ? { to: '/settings/install' } : { onOpen: install })}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t('install.offer')}
    </Notice>
  );
}
