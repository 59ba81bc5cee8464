import { useEffect, useId, useRef, useState } from 'react';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons.ts';
import style from './shown-once.module.css';

type ShownOnceProps = { label: string; hint: string; value: string; rows?: number; onDone: () => void };

/**
 * A secret that the server does not store: to be copied now.
 * @spec D5.10
 */
export function ShownOnce({ label, hint, value, rows = 2, onDone }: ShownOnceProps) {
  const t = useStaffText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => field.current?.select(), []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => field.current?.select(),
    );
  return (
    <div className="stack one-column gap-1">
      <p>{hint}</p>
      <label htmlFor={id} className="quiet">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        value={value}
        spellCheck={false}
        className={`full-width ink raised bordered radius-m ${style.value}`}
        onFocus={event => event.currentTarget.select()}
      />
      <div className="flex wrap gap-1 wide-buttons">
        <Button
          small
          icon={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'staff_partners.copied' : 'staff_partners.copy')}
        </Button>
        <Button look="plain" small onClick={onDone}>
          {t('staff_partners.done')}
        </Button>
      </div>
      <p role="status" className="unseen">
        {isCopied && t('staff_partners.copied')}
      </p>
    </div>
  );
}
