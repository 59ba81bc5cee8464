import { useState } from 'react';
import { Link } from 'react-router';
import { deleteAlbumPhoto, getAlbum, movePhoto } from '#contract/albums';
import type { Photo as PhotoData } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { PHOTO_DISPLAY_SIZES, usePhotoPicture } from '../../site/use-picture.ts';
import { Tag } from '../../ui/badge.tsx';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { EyeIcon, MoreIcon, TrashIcon, WarningIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { DeletePhotoConfirmation } from '../own/delete-photo-confirmation.tsx';
import { useRenewal } from '../use-renewal.ts';
import style from './album-page.module.css';

/** @spec D5.4 */
export function AlbumPhoto({ photo, number }: { photo: PhotoData; number: number }) {
  const t = useAccountText();
  const pictureOf = usePhotoPicture();
  const renew = useRenewal(query(getAlbum).queryKey);
  const options = { scope: { id: 'photos' }, awaitsRefetch: true, onError: useFailureToast() };
  const removal = useCall(deleteAlbumPhoto, {
    ...options,
    onSuccess: () => toast(t('own_photo.deleted'), 'good'),
  });
  const move = useCall(movePhoto, {
    ...options,
    onSuccess: () => toast(t('own_album.moved_to_profile'), 'good'),
  });
  const [isAsking, setIsAsking] = useState(false);
  const cancel = () => setIsAsking(false);
  return (
    <li className="relative" aria-busy={removal.isPending || move.isPending}>
      <PhotoImage
        {...pictureOf(photo)}
        sizes={PHOTO_DISPLAY_SIZES.thumb}
        alt={t('own_album.photo', { number })}
        onBroken={renew}
      >
        {photo.status !== 'active' && (
          <span className={`absolute ${style.badges}`}>
            <Tag onPhoto>{t(photo.status === 'pending' ? 'own_photo.pending' : 'own_photo.rejected')}</Tag>
          </span>
        )}
      </PhotoImage>
      <div className={`absolute ${style.menu}`}>
        <Dropdown label={t('own_album.change', { number })} button={<MoreIcon />} className={style.open}>
          <button
            type="button"
            className={dropdownItem}
            onClick={() => move.mutate({ id: photo.id, into: 'profile' })}
          >
            <EyeIcon size={20} />
            {t('own_album.to_profile')}
          </button>
          {photo.decision && (
            <Link to={`/settings/decisions/${photo.decision}`} className={dropdownItem}>
              <WarningIcon size={20} />
              {t('own_photo.appeal')}
            </Link>
          )}
          <button type="button" className={dropdownItem} onClick={() => setIsAsking(true)}>
            <TrashIcon size={20} />
            {t('action.delete')}
          </button>
        </Dropdown>
      </div>
      <Modal open={isAsking} onClose={cancel} title={t('own_photo.delete')}>
        <DeletePhotoConfirmation onDelete={() => removal.mutate({ id: photo.id })} onKeep={cancel} />
      </Modal>
    </li>
  );
}
