import { useState } from 'react';
import type { Output } from '#contract/call';
import type { geocode } from '#contract/places';
import { useMembersText } from '#i18n/react';
import { Button, type Look } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { PinIcon } from '../../ui/icons.ts';
import style from './near-me.module.css';
import { NearMeDialog } from './near-me-dialog.tsx';
import { useGeolocation } from './use-geolocation.ts';

type NearMeProps = Look & {
  /** The nearest town and the cell of where the reader is. */
  onFound: (where: Output<typeof geocode>) => void;
  /** Other words than “near me”. */
  label?: string;
};

/**
 * The button that asks where the reader is: first in our own words, then the browser in its. Who has allowed it before is not
 * asked again; who has refused is told how to change that.
 */
export function NearMe({ onFound, label, ...look }: NearMeProps) {
  const t = useMembersText();
  const hydrated = useHydrated();
  const { permission, where, isLocating, locate } = useGeolocation();
  const [isAsking, setAsking] = useState(false);
  const find = async () => {
    setAsking(false);
    const found = await locate();
    if (found) onFound(found);
  };
  const refusal = permission === 'unsupported' ? t('near.unsupported') : where === false && t('near.failed');
  return (
    <div className={style.near}>
      <Button
        look="soft"
        {...look}
        busy={isLocating}
        disabled={!hydrated || permission === 'unsupported'}
        icon={<PinIcon size={18} />}
        onClick={() => (permission === 'granted' ? void find() : setAsking(true))}
      >
        {label ?? t('near.button')}
      </Button>
      <p role="status" className={style.state}>
        {isLocating ? t('near.looking') : permission !== 'denied' && refusal}
      </p>
      <NearMeDialog
        isOpen={isAsking}
        isDenied={permission === 'denied'}
        onGo={() => void find()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
