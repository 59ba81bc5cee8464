import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { CameraIcon } from '../../ui/icons.ts';
import style from '../composer.module.css';

const PhotoChoice = createContext<(file: File) => void>(() => {});
export const PhotoChoiceProvider = PhotoChoice.Provider;

/** @spec D2.10 */
export function PhotoButton({ name }: { name: string }) {
  const onChosen = useContext(PhotoChoice);
  const t = useMembersText();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    onChosen(file);
    // Lets the member choose the same file again.
    input.current.value = '';
  };
  const takeOnMount = useEffectEvent(take);
  // A file may have been chosen before hydration.
  useEffect(() => takeOnMount(), []);
  return (
    <label
      className={`inline-center relative rigid circle outline-focus pointer ${style.button}`}
      title={t('chat_photo.choose', { name })}
    >
      <input
        ref={input}
        type="file"
        className="unseen"
        accept={PHOTO_TYPES.join()}
        aria-label={t('chat_photo.choose', { name })}
        onChange={take}
      />
      <CameraIcon size={24} />
    </label>
  );
}
