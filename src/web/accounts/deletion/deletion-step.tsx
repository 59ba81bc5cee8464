import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useOwnText } from '#i18n/react';
import style from './deletion.module.css';

const STEPS = 3;

type DeletionStepProps = {
  /** 1 to 3; the offer in between has none. */
  step?: number;
  title: string;
  onSubmit: () => void;
  children: ReactNode;
  actions: ReactNode;
};

/** One step of leaving: a heading that gets the focus, what it is about, and what can be done. */
export function DeletionStep({ step, title, onSubmit, children, actions }: DeletionStepProps) {
  const t = useOwnText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // Whoever came from the step before is read this one; on arrival the page's own title is read.
  useEffect(() => {
    if (step !== 1 || shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [step, title]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={style.step} onSubmit={submit} noValidate>
      {step && <p className={style.count}>{t('deletion.step', { step, steps: STEPS })}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={style.actions}>{actions}</div>
    </form>
  );
}
