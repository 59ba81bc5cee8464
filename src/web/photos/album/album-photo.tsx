import type { Photo as PhotoData } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../../site/picture-address.ts';
import { Tag } from '../../ui/badge.tsx';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { EyeIcon, MoreIcon, TrashIcon } from '../../ui/icons.ts';
import { Photo } from '../../ui/photo.tsx';
import style from './album-page.module.css';
import { useAlbumPhoto } from './use-album.ts';

/** A photo of one's album, with what can be done with it. */
export function AlbumPhoto({ photo, number }: { photo: PhotoData; number: number }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const { mutate, isPending } = useAlbumPhoto();
  return (
    <li aria-busy={isPending}>
      <Photo src={addressOf(photo.filename)} alt={t('album.photo', { number })} colour={photo.colour}>
        {photo.status !== 'active' && (
          <span className={style.signs}>
            <Tag onPhoto>{t(photo.status === 'pending' ? 'album.pending' : 'album.rejected')}</Tag>
          </span>
        )}
      </Photo>
      <div className={style.menu}>
        <Dropdown label={t('album.change', { number })} button={<MoreIcon />} className={style.open}>
          <button
            type="button"
            className={dropdownItem}
            onClick={() => mutate({ id: photo.id, what: 'profile' })}
          >
            <EyeIcon size={20} />
            {t('album.to_profile')}
          </button>
          <button
            type="button"
            className={dropdownItem}
            onClick={() => mutate({ id: photo.id, what: 'delete' })}
          >
            <TrashIcon size={20} />
            {t('action.delete')}
          </button>
        </Dropdown>
      </div>
    </li>
  );
}
