import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { MAX_AGE, MIN_AGE } from '#contract/constants';
import { useMembersText } from '#i18n/react';
import { TextField } from '../ui/inputs.tsx';
import {
  type AgeParams,
  type AgeRangeValue,
  agesToParams,
  parseAges,
  stopReason,
  withMovedEnd,
} from './age-bounds.ts';
import style from './age-range.module.css';

type AgeRangeProps = { draft: AgeParams; change: (ages: AgeParams) => void };

/** @spec 3.16 D2.1 */
export function AgeRange({ draft, change }: AgeRangeProps) {
  const t = useMembersText();
  const ages = parseAges(draft.min_age, draft.max_age);
  const messageId = useId();
  const [stop, setStop] = useState<ReturnType<typeof stopReason>>(null);
  const move = (end: keyof AgeRangeValue, to: number) => {
    setStop(stopReason(ages, end, to));
    change(agesToParams(withMovedEnd(ages, end, to)));
  };
  const messages = {
    edge: () => t('search.age_edge', { min: MIN_AGE, max: MAX_AGE }),
    other: () => t('search.age_other'),
  };
  const message = stop && messages[stop]();
  return (
    <fieldset className="stack gap-1">
      <legend>{t('search.ages')}</legend>
      <Sliders ages={ages} move={move} />
      <div className={`stack items-center justify-between quiet ${style.typed}`}>
        <AgeField
          name="min_age"
          label={t('search.min_age')}
          age={ages.from}
          describedBy={messageId}
          onAge={to => move('from', to)}
        />
        <span aria-hidden="true">–</span>
        <AgeField
          name="max_age"
          label={t('search.max_age')}
          age={ages.until}
          describedBy={messageId}
          onAge={to => move('until', to)}
        />
      </div>
      <p id={messageId} role="status" className={message ? 'ink text-m' : 'unseen'}>
        {message}
      </p>
    </fieldset>
  );
}

type SlidersProps = { ages: AgeRangeValue; move: (end: keyof AgeRangeValue, to: number) => void };

/** Sliders for touch and mouse; keyboards and screen readers use the text fields. */
function Sliders({ ages, move }: SlidersProps) {
  const share = (age: number) => (age - MIN_AGE) / (MAX_AGE - MIN_AGE);
  const ends: (keyof AgeRangeValue)[] = ['from', 'until'];
  const filled = { '--from': share(ages.from), '--until': share(ages.until) } as CSSProperties;
  return (
    <div className={`stack relative items-center ${style.sliders}`} style={filled} aria-hidden="true">
      {ends.map(end => (
        <input
          key={end}
          type="range"
          tabIndex={-1}
          min={MIN_AGE}
          max={MAX_AGE}
          value={ages[end]}
          // Lifts the `from` handle, which the `until` handle would cover at the maximum age.
          data-top={end === 'from' && ages.from > (MIN_AGE + MAX_AGE) / 2 ? true : undefined}
          onChange={({ target }) => move(end, Number(target.value))}
        />
      ))}
    </div>
  );
}

type AgeFieldProps = {
  name: string;
  label: string;
  age: number;
  describedBy: string;
  onAge: (age: number) => void;
};

/** Applies the typed age on Enter or blur. */
function AgeField({ name, label, age, describedBy, onAge }: AgeFieldProps) {
  const [typed, setTyped] = useSyncedState(String(age));
  const [isTyping, setIsTyping] = useState(false);
  const finish = () => {
    setIsTyping(false);
    if (/^\d+$/.test(typed) && typed !== String(age)) onAge(Number(typed));
    setTyped(String(age));
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isTyping) finish();
  };
  return (
    <TextField
      label={label}
      labelUnseen
      name={name}
      aria-describedby={describedBy}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={typed}
      onFocus={event => event.target.select()}
      onChange={event => {
        setIsTyping(true);
        setTyped(event.target.value);
      }}
      onBlur={finish}
      onKeyDown={onEnter}
    />
  );
}

/** The state is reset whenever `source` changes. */
function useSyncedState<T>(source: T): [T, (value: T) => void] {
  const [value, setValue] = useState(source);
  const [known, setKnown] = useState(source);
  if (known !== source) {
    setKnown(source);
    setValue(source);
  }
  return [value, setValue];
}
