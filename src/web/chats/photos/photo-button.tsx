import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { CameraIcon } from '../../ui/icons.ts';
import style from './photo-button.module.css';

const Choice = createContext<(file: File) => void>(() => {});
/** Says what becomes of a picture that is chosen within. */
export const PhotoChoiceProvider = Choice.Provider;

/** Chooses a picture, one at a time; a phone offers its camera. */
export function PhotoButton({ name }: { name: string }) {
  const onChosen = useContext(Choice);
  const t = useMembersText();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    onChosen(file);
    // The same file may be chosen again.
    input.current.value = '';
  };
  const takeEarly = useEffectEvent(take);
  // What was chosen before the script had taken over.
  useEffect(() => takeEarly(), []);
  return (
    <label className={style.button} title={t('chat_photo.choose', { name })}>
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
