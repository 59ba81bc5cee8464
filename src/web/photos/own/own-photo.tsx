import { useState } from 'react';
import type { Photo as PhotoData } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../../site/picture-address.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { EyeIcon, LockIcon, MoreIcon, StarIcon, TrashIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { Photo } from '../../ui/photo.tsx';
import style from './own-photo.module.css';
import { usePhotoChanges } from './use-photo-changes.ts';

/** A photo of one's own, with what can be done with it. */
export function OwnPhoto({ photo, number, isMain }: { photo: PhotoData; number: number; isMain: boolean }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const { mutate, isPending } = usePhotoChanges(photo.id);
  const [isAsking, setIsAsking] = useState(false);
  const isPrivate = photo.visibility === 'private';
  return (
    <li className={style.photo} aria-busy={isPending}>
      <Photo
        src={addressOf(photo.filename)}
        alt={t('photo.own', { number })}
        colour={photo.colour}
        eager={isMain}
        className={style.picture}
      >
        <span className={style.signs}>
          {isMain && <Tag onPhoto>{t('photo.main')}</Tag>}
          {isPrivate && (
            <Tag onPhoto>
              <LockIcon size={14} />
              {t('photo.private')}
            </Tag>
          )}
          {photo.status === 'pending' && <Tag onPhoto>{t('photo.pending')}</Tag>}
          {photo.status === 'rejected' && <Tag onPhoto>{t('photo.rejected')}</Tag>}
        </span>
      </Photo>
      <div className={style.menu}>
        <Dropdown label={t('photo.change', { number })} button={<MoreIcon />} className={style.open}>
          {!isMain && photo.status !== 'rejected' && (
            <button type="button" className={dropdownItem} onClick={() => mutate({ main: true })}>
              <StarIcon size={20} />
              {t('photo.make_main')}
            </button>
          )}
          {!isMain && (
            <button
              type="button"
              className={dropdownItem}
              onClick={() => mutate({ visibility: isPrivate ? 'public' : 'private' })}
            >
              {isPrivate ? <EyeIcon size={20} /> : <LockIcon size={20} />}
              {t(isPrivate ? 'photo.make_public' : 'photo.make_private')}
            </button>
          )}
          <button type="button" className={dropdownItem} onClick={() => setIsAsking(true)}>
            <TrashIcon size={20} />
            {t('action.delete')}
          </button>
        </Dropdown>
      </div>
      <Modal open={isAsking} onClose={() => setIsAsking(false)} title={t('photo.delete')}>
        <p>{t('photo.delete_confirm')}</p>
        <Button
          look="danger"
          wide
          onClick={() => {
            setIsAsking(false);
            mutate('delete');
          }}
        >
          {t('action.delete')}
        </Button>
        <Button look="plain" wide onClick={() => setIsAsking(false)}>
          {t('action.cancel')}
        </Button>
      </Modal>
    </li>
  );
}
