import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useIncomingFiles } from '../../photos/own/use-incoming-files.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import style from '../composer.module.css';
import type { ContactState } from '../composing/contact-state.ts';
import { PhotoChoiceProvider } from './photo-button.tsx';
import type { ChosenPhoto } from './use-send-photo.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));

type ComposePhotoProps = {
  profile: MemberCard;
  contact: ContactState;
  className?: string;
  onSend: (photo: ChosenPhoto) => void;
  children: ReactNode;
};

/** @spec D2.10 */
export function ComposePhoto({ profile, contact, className, onSend, children }: ComposePhotoProps) {
  const t = useMembersText();
  const [file, setFile] = useState<File | null>(null);
  const root = useRef<HTMLDivElement>(null);
  // Loads the dialog's code early, because the member may be offline later.
  useEffect(() => {
    const { current } = root;
    current?.addEventListener('focusin', PhotoDialog.preload, { once: true });
    return () => current?.removeEventListener('focusin', PhotoDialog.preload);
  }, []);
  const { isOver, receivers } = useIncomingFiles(([first]) => first && setFile(first));
  return (
    <div ref={root} className={className} {...receivers}>
      {isOver && <p className={`pad-2 text-center tint radius-m ${style.over}`}>{t('chat_photo.drop')}</p>}
      <PhotoChoiceProvider value={setFile}>{children}</PhotoChoiceProvider>
      <PhotoDialog
        profile={profile}
        contact={contact}
        open={file !== null}
        file={file}
        onSend={photo => {
          setFile(null);
          onSend(photo);
        }}
        onClose={() => setFile(null)}
      />
    </div>
  );
}
