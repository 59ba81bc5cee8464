import { Form, Link, useNavigation } from 'react-router';
import type { FieldError } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import style from './code-field.module.css';

type CodeFieldProps = { typed: string | null; refused: FieldError | null };

/** Where a code is typed. It stands in the address then, so that it survives a reload, and a link can bring one along. */
export function CodeField({ typed, refused }: CodeFieldProps) {
  const t = useOwnText();
  const isAsked = new URLSearchParams(useNavigation().location?.search).has('code');
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      className={style.form}
      aria-label={t('buying.code_form')}
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
        error={refused && errorText(t, refused)}
      />
      <Button type="submit" look="soft" busy={isAsked}>
        {t('buying.use_code')}
      </Button>
    </Form>
  );
}

/** A code that counts, and the way back without it. */
export function UsedCode({ code, percentage }: { code: string; percentage: number }) {
  const t = useOwnText();
  return (
    <p className={style.used}>
      <strong>{t('buying.code_used', { code, percentage })}</strong>{' '}
      <Link to="." relative="path" replace preventScrollReset className={style.drop}>
        {t('buying.drop_code')}
      </Link>
    </p>
  );
}
