import { useState } from 'react';
import type { Output } from '#contract/call';
import type { geocode } from '#contract/places';
import { useMembersText } from '#i18n/react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { PinIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useGeolocation } from './use-geolocation.ts';

type NearMeProps = ButtonLook & {
  onFound: (place: Output<typeof geocode>) => void;
  label?: string;
};

/**
 * A dialog explains the permission before the browser asks for it.
 * @spec 4.11
 */
export function NearMeButton({ onFound, label, ...look }: NearMeProps) {
  const t = useMembersText();
  const hydrated = useHydrated();
  const { permission, place: located, isLocating, locate } = useGeolocation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const find = async () => {
    setIsDialogOpen(false);
    const place = await locate();
    if (place) onFound(place);
  };
  const refusal =
    permission === 'unsupported' ? t('near.unsupported') : located === false && t('near.failed');
  return (
    <div className="stack gap-half justify-items-start">
      <Button
        look="soft"
        {...look}
        busy={isLocating}
        disabled={!hydrated || permission === 'unsupported'}
        icon={<PinIcon size={18} />}
        onClick={() => (permission === 'granted' ? void find() : setIsDialogOpen(true))}
      >
        {label ?? t('near.button')}
      </Button>
      <p role="status" className="quiet text-m hide-empty">
        {isLocating ? t('near.looking') : permission !== 'denied' && refusal}
      </p>
      <NearMeDialog
        isOpen={isDialogOpen}
        isDenied={permission === 'denied'}
        onConfirm={() => void find()}
        onClose={() => setIsDialogOpen(false)}
      />
    </div>
  );
}

type NearMeDialogProps = {
  isOpen: boolean;
  isDenied: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** @spec 4.11 */
function NearMeDialog({ isOpen, isDenied, onConfirm, onClose }: NearMeDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={isOpen} onClose={onClose} title={t(isDenied ? 'near.denied_title' : 'near.ask_title')}>
      <p>{t(isDenied ? 'near.denied_text' : 'near.ask_text')}</p>
      {!isDenied && <p className="quiet text-m hide-empty">{t('near.ask_next')}</p>}
      <div className="flex wrap gap-1">
        <Button look={isDenied ? 'primary' : 'plain'} className="grow" onClick={onClose}>
          {t(isDenied ? 'action.close' : 'action.not_now')}
        </Button>
        {!isDenied && (
          <Button className="grow" onClick={onConfirm} data-first>
            {t('near.go')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
