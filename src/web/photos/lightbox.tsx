import { useLayoutEffect, useRef, useState } from 'react';
import type { Photo as MemberPhoto } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { usePictureAddress } from '../site/picture-address.ts';
import { IconButton } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.ts';
import { closing } from '../ui/modal.tsx';
import { Strip } from '../ui/strip.tsx';
import style from './lightbox.module.css';

type LightboxProps = { name: string; photos: MemberPhoto[]; start: number; onClose: () => void };

/** The photos over the whole screen, as large as they are; locked ones are left out. */
export default function Lightbox({ name, photos, start, onClose }: LightboxProps) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  // The photos come once the dialog is open: before that nothing in it can be scrolled to.
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    setIsOpen(true);
    return () => current?.close();
  }, []);
  const open = photos.filter(({ locked }) => !locked);
  const first = photos[start];
  return (
    <dialog
      ref={dialog}
      className={style.lightbox}
      aria-label={t('member.photo', { name })}
      {...closing(onClose)}
    >
      {isOpen && (
        <Strip
          className={style.strip}
          label={t('profile.photos')}
          previous={t('photo.previous')}
          next={t('photo.next')}
          start={first ? Math.max(0, open.indexOf(first)) : 0}
          items={open.map((photo, index) => {
            const label = t('photo.of', { number: index + 1, total: open.length });
            return {
              key: photo.id,
              label,
              content: (
                <img
                  src={addressOf(photo.large_filename)}
                  width={photo.width}
                  height={photo.height}
                  alt={`${t('member.photo', { name })}, ${label}`}
                  loading={photo === first ? 'eager' : 'lazy'}
                  style={{ backgroundColor: photo.colour }}
                />
              ),
            };
          })}
        />
      )}
      <IconButton label={t('action.close')} className={style.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </dialog>
  );
}
