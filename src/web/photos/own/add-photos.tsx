import { PHOTO_TYPES } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon, PlusIcon } from '../../ui/icons.ts';
import style from './add-photos.module.css';

type AddPhotosProps = { isFirst: boolean; onChosen: (files: readonly File[]) => void };

/** Chooses one or several pictures. */
export function AddPhotos({ isFirst, onChosen }: AddPhotosProps) {
  const t = useMembersText();
  const Icon = isFirst ? CameraIcon : PlusIcon;
  return (
    <label className={classes(style.add, isFirst && style.first)}>
      <input
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
      {t(isFirst ? 'own_photo.add_main' : 'own_photo.add')}
    </label>
  );
}
