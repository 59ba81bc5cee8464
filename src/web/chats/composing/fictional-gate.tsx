import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import style from '../composer.module.css';

/** In the place of what is sent, before the first credit goes to a fictional profile: who it is stands above, and is taken note of here. */
export function FictionalGate({ words, onConfirm }: { words: string; onConfirm: () => void }) {
  const around = useRef<Element | null>(null);
  // What was behind it is in its place by then.
  useEffect(
    () => () => around.current?.querySelector<HTMLElement>('textarea, input[type=radio]')?.focus(),
    [],
  );
  return (
    <div className={style.gate}>
      <Button
        look="soft"
        wide
        onClick={({ currentTarget }) => {
          around.current = currentTarget.closest('dialog, section');
          onConfirm();
        }}
      >
        {words}
      </Button>
    </div>
  );
}
