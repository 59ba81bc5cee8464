import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAccountText } from '#i18n/react';
import style from './deletion.module.css';

const STEPS = 3;

type DeletionStepProps = {
  /** The discount offer has no step number. */
  step?: number;
  title: string;
  onSubmit: () => void;
  children: ReactNode;
  actions: ReactNode;
};

/** @spec 4.3 */
export function DeletionStep({ step, title, onSubmit, children, actions }: DeletionStepProps) {
  const t = useAccountText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // When step 1 appears, screen readers already announce the title of the page.
  useEffect(() => {
    if (step !== 1 || shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [step, title]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={`stack gap-2 ${style.step}`} onSubmit={submit} noValidate>
      {step && <p className="quiet weight-600 tabular">{t('deletion.step', { step, steps: STEPS })}</p>}
      <h2 ref={heading} tabIndex={-1} className="heading-s">
        {title}
      </h2>
      {children}
      <div className="row wrap gap-2 space-above-1">{actions}</div>
    </form>
  );
}
