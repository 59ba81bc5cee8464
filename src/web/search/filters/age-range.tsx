import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { MAX_AGE, MIN_AGE } from '#contract/constants';
import { useMembersText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import { useFollowing } from '../use-following.ts';
import { type Ages, agesOf, moved, namedAges, stopOf } from './age-bounds.ts';
import style from './age-range.module.css';
import type { FilterProps } from './filter-fields.tsx';

/**
 * Ages from and up to, slid or typed; one end stops at the other, so that a reversed range cannot be made. What is typed and
 * cannot stay is said to.
 */
export function AgeRange({ draft, change }: FilterProps) {
  const t = useMembersText();
  const ages = agesOf(draft.min_age, draft.max_age);
  const saysId = useId();
  const [stop, setStop] = useState<ReturnType<typeof stopOf>>(null);
  const move = (end: keyof Ages, to: number) => {
    setStop(stopOf(ages, end, to));
    change(namedAges(moved(ages, end, to)));
  };
  const said = {
    edge: () => t('search.age_edge', { min: MIN_AGE, max: MAX_AGE }),
    other: () => t('search.age_other'),
  };
  const says = stop && said[stop]();
  return (
    <fieldset className={style.range}>
      <legend>{t('search.ages')}</legend>
      <Sliders ages={ages} move={move} />
      <div className={style.typed}>
        <AgeField
          name="min_age"
          label={t('search.min_age')}
          age={ages.from}
          describedBy={saysId}
          onAge={to => move('from', to)}
        />
        <span aria-hidden="true">–</span>
        <AgeField
          name="max_age"
          label={t('search.max_age')}
          age={ages.until}
          describedBy={saysId}
          onAge={to => move('until', to)}
        />
      </div>
      <p id={saysId} role="status" className={says ? style.says : 'unseen'}>
        {says}
      </p>
    </fieldset>
  );
}

type Moving = { ages: Ages; move: (end: keyof Ages, to: number) => void };

/** For fingers and mice; keyboard and screen reader have the fields below. */
function Sliders({ ages, move }: Moving) {
  const share = (age: number) => (age - MIN_AGE) / (MAX_AGE - MIN_AGE);
  const ends: (keyof Ages)[] = ['from', 'until'];
  const filled = { '--from': share(ages.from), '--until': share(ages.until) } as CSSProperties;
  return (
    <div className={style.sliders} style={filled} aria-hidden="true">
      {ends.map(end => (
        <input
          key={end}
          type="range"
          tabIndex={-1}
          min={MIN_AGE}
          max={MAX_AGE}
          value={ages[end]}
          // Where both lie at the end, the one that can still move is on top.
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
  /** Where it is said why an age did not stay. */
  describedBy: string;
  onAge: (age: number) => void;
};

/** Kept as it is typed, taken when it is done: by Enter, or by leaving the field. */
function AgeField({ name, label, age, describedBy, onAge }: AgeFieldProps) {
  const [typed, setTyped] = useFollowing(String(age));
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
