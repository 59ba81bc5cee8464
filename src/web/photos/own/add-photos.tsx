import { useEffect, useEffectEvent, useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { useOwnText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon, PlusIcon } from '../../ui/icons.ts';
import style from './add-photos.module.css';

type AddPhotosProps = { isFirst: boolean; onChosen: (files: readonly File[]) => void };

/** Chooses one or several pictures. */
export function AddPhotos({ isFirst, onChosen }: AddPhotosProps) {
  const t = useOwnText();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current?.files?.length) return;
    onChosen([...input.current.files]);
    // The same file may be chosen again.
    input.current.value = '';
  };
  const takeEarly = useEffectEvent(take);
  // What was chosen before the script had taken over.
  useEffect(() => takeEarly(), []);
  const Icon = isFirst ? CameraIcon : PlusIcon;
  return (
    <label className={classes(style.add, isFirst && style.first)}>
      <input
        ref={input}
        type="file"
        className="unseen"
        accept={PHOTO_TYPES.join()}
        multiple
        onChange={take}
      />
      <Icon size={32} />
      {t(isFirst ? 'own_photo.add_main' : 'own_photo.add')}
    </label>
  );
}
