import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import type { FieldError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import style from './code-field.module.css';

type CodeFieldProps = { typed: string | null; refused: FieldError | null };

/**
 * The code in the address survives a reload and can be linked.
 * @spec 5.5
 */
export function CodeField({ typed, refused }: CodeFieldProps) {
  const t = useAccountText();
  const isLoading = new URLSearchParams(useNavigation().location?.search).has('code');
  const { form, lacks, onSubmit } = useFocusRefused(refused);
  return (
    <Form
      ref={form}
      onSubmit={onSubmit}
      method="get"
      replace
      preventScrollReset
      className={`flex wrap gap-1 items-start container narrow ${style.form}`}
      aria-label={t('payment.code')}
      noValidate
    >
      <TextField
        key={typed}
        label={t('buying.code')}
        name="code"
        required
        defaultValue={typed ?? ''}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={lacks ? t('buying.code_needed') : refused && errorText(t, refused)}
      />
      <Button type="submit" look="soft" busy={isLoading}>
        {t('buying.use_code')}
      </Button>
    </Form>
  );
}

/** Focuses the field even if the refused code comes from a link (`?code=`). */
function useFocusRefused(refused: FieldError | null) {
  const { key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  // If the chosen method caused the refusal, the focus stays on the method.
  const shouldFocus = useRef(refused?.params?.why !== 'paymentmethods');
  // Until the location's `key` differs from `sentFrom`, `refused` is about the previous code.
  const sentFrom = useRef<string | null>(null);
  useEffect(() => {
    if (!shouldFocus.current || sentFrom.current === key || !(isMissing || refused)) return;
    shouldFocus.current = false;
    if (form.current && !isTypingElsewhere(form.current)) focusRefused(form.current);
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = !String(new FormData(event.currentTarget).get('code')).trim();
    if (isEmpty) event.preventDefault();
    setIsMissing(isEmpty);
    shouldFocus.current = true;
    sentFrom.current = isEmpty ? null : key;
  };
  return { form, lacks: isMissing, onSubmit };
}

const isTypingElsewhere = (form: HTMLFormElement): boolean =>
  document.activeElement?.matches('input, select, textarea') === true &&
  !form.contains(document.activeElement);

/** Centers the field, because a phone's bottom bar could cover the error. */
function focusRefused(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

export function UsedCode({ code, percentage }: { code: string; percentage: number }) {
  const t = useAccountText();
  return (
    <p className={`row wrap ${style.used}`}>
      <strong>{t('buying.code_used', { code, percentage })}</strong>{' '}
      <Link to="." relative="path" replace preventScrollReset className="inline-row target">
        {t('buying.drop_code')}
      </Link>
    </p>
  );
}
