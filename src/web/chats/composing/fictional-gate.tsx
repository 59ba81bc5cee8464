import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import style from '../composer.module.css';

/**
 * Replaces the composer until the sender confirms that the member is fictional.
 * @spec 1.4 D1.10
 */
export function FictionalGate({ words, onConfirm }: { words: string; onConfirm: () => void }) {
  const container = useRef<Element | null>(null);
  // When this gate disappears, the first field of the composer gets the focus.
  useEffect(
    () => () => container.current?.querySelector<HTMLElement>('textarea, input[type=radio]')?.focus(),
    [],
  );
  return (
    <div className={style.gate}>
      <Button
        look="soft"
        wide
        onClick={({ currentTarget }) => {
          container.current = currentTarget.closest('dialog, section');
          onConfirm();
        }}
      >
        {words}
      </Button>
    </div>
  );
}
