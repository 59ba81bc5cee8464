import type { CSSProperties } from 'react';
import style from './slider.module.css';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
};

export function Slider({ label, onChange, ...range }: SliderProps) {
  const { min, max, value } = range;
  const filled = { '--filled': max > min ? (value - min) / (max - min) : 0 } as CSSProperties;
  return (
    <label className={`stack gap-2 items-center target weight-600 ${style.slider}`}>
      {label}
      <input
        type="range"
        {...range}
        style={filled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
