import { useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon, PlusIcon } from '../../ui/icons.ts';
import style from './add-photos.module.css';

type AddPhotosProps = { isFirst: boolean; onChosen: (files: File[]) => void };

/** Chooses one or several pictures, or takes those that are dropped on it. */
export function AddPhotos({ isFirst, onChosen }: AddPhotosProps) {
  const t = useMembersText();
  const input = useRef<HTMLInputElement>(null);
  const Icon = isFirst ? CameraIcon : PlusIcon;
  return (
    <label
      className={classes(style.add, isFirst && style.first)}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        onChosen([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        className="unseen"
        accept={PHOTO_TYPES.join()}
        multiple
        onChange={event => {
          onChosen([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Icon size={32} />
      {t(isFirst ? 'photo.add_main' : 'photo.add')}
    </label>
  );
}
