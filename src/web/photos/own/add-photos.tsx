import { useEffect, useEffectEvent, useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon, PlusIcon } from '../../ui/icons.ts';
import style from './own-photos.module.css';

type AddPhotosButtonProps = { isFirst: boolean; onChosen: (files: readonly File[]) => void };

/** @spec 5.7 D2.18 */
export function AddPhotosButton({ isFirst, onChosen }: AddPhotosButtonProps) {
  const t = useAccountText();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current?.files?.length) return;
    onChosen([...input.current.files]);
    // Clears the input, so that the member can choose the same file again.
    input.current.value = '';
  };
  const takeEarly = useEffectEvent(take);
  // Takes the files that were chosen before hydration.
  useEffect(() => takeEarly(), []);
  const Icon = isFirst ? CameraIcon : PlusIcon;
  return (
    <label
      className={classes(
        'stack relative gap-1 place-center violet weight-600 leading-tight text-center radius-l outline-focus pointer portrait',
        style.add,
        isFirst && 'tint',
      )}
    >
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
