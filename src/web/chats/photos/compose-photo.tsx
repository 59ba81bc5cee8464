import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { orNothing } from '../../connection/or-nothing.ts';
import { useIncomingFiles } from '../../photos/own/use-incoming-files.ts';
import type { Between } from '../composing/between.ts';
import style from './compose-photo.module.css';
import { PhotoChoiceProvider } from './photo-button.tsx';
import type { ChosenPhoto } from './use-send-photo.ts';

const PhotoDialog = lazy(orNothing(() => import('./photo-dialog.tsx')));

type ComposePhotoProps = {
  profile: MemberCard;
  between: Between;
  className?: string;
  onSend: (photo: ChosenPhoto) => void;
  children: ReactNode;
};

/** Around the composer: a picture is chosen (`PhotoButton`), dropped there, or pasted while it is shown, and looked at before it is sent. */
export function ComposePhoto({ profile, between, className, onSend, children }: ComposePhotoProps) {
  const t = useMembersText();
  const [file, setFile] = useState<File | null>(null);
  // Loaded with the first picture, and then kept, so that it can close gently.
  const [wanted, setWanted] = useState(false);
  const choose = (chosen: File) => {
    setWanted(true);
    setFile(chosen);
  };
  const { isOver, receivers } = useIncomingFiles(([first]) => first && choose(first));
  return (
    <div className={className} {...receivers}>
      {isOver && <p className={style.over}>{t('chat_photo.drop')}</p>}
      <PhotoChoiceProvider value={choose}>{children}</PhotoChoiceProvider>
      {wanted && (
        <Suspense>
          <PhotoDialog
            profile={profile}
            between={between}
            file={file}
            onSend={photo => {
              setFile(null);
              onSend(photo);
            }}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
