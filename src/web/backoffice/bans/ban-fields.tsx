import { useState } from 'react';
import { BAN_DAYS } from '#contract/constants';
import type { FieldErrors } from '#contract/errors';
import { type HouseRule, houseRules } from '#contract/house-rules';
import { useStaffText } from '#i18n/react';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { wordErrors } from '../ui/typed-word.ts';
import { WordField } from '../ui/word-field.tsx';

type BanFieldsProps = { name: string; errors: FieldErrors; errorOf: (field: string) => string | null };

/**
 * For how many days, by which rule and why. A ban for good also asks for the name of the member.
 * @spec D5.5 D5.10
 */
export function BanFields({ name, errors, errorOf }: BanFieldsProps) {
  const t = useStaffText();
  const [isForGood, setForGood] = useState(false);
  return (
    <>
      <TextField
        label={t('staff_signals.for_days')}
        hint={t('staff_signals.days_hint')}
        name="days"
        type="number"
        inputMode="numeric"
        min={BAN_DAYS.min}
        max={BAN_DAYS.max}
        defaultValue="7"
        onChange={({ target }) => setForGood(target.value === '')}
        error={errorOf('days')}
      />
      <RuleField error={errorOf('rule')} />
      <TextAreaField
        label={t('staff_signals.reason')}
        hint={t('staff_signals.reason_member')}
        name="reason"
        rows={3}
        error={errorOf('reason')}
      />
      {isForGood && <WordField word={name} refused={errors.word !== undefined} />}
    </>
  );
}

export function RuleField({ error }: { error: string | null }) {
  const t = useStaffText();
  return (
    <SelectField
      label={t('staff_signals.rule')}
      name="rule"
      none={t('staff_signals.rule_none')}
      error={error}
      options={houseRules.map(value => ({ value, name: t(`staff_rule.${value}`) }))}
    />
  );
}

/**
 * What the fields of a ban contain. `days` is null for a ban for good, whose typed name `refused` checks.
 * @spec D5.5
 */
export function banIn(values: FormData, name: string) {
  const days = values.get('days') === '' ? null : Number(values.get('days'));
  return {
    ban: {
      rule: String(values.get('rule') ?? '') as HouseRule,
      reason: String(values.get('reason') ?? ''),
      days,
    },
    refused: wordErrors(values, days === null ? name : null),
  };
}
