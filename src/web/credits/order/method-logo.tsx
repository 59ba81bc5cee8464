import type { PaymentMethod } from '#contract/payment-methods';
import style from './method-logo.module.css';
import { methodLogos } from './method-logos.ts';

/**
 * The brands require a white background in every theme.
 * @spec 3.10
 */
export function MethodLogo({ method }: { method: PaymentMethod }) {
  const { shapes = [], texts = [] } = methodLogos[method];
  return (
    <svg aria-hidden="true" className={style.mark} viewBox="0 0 40 26">
      <rect x={0.5} y={0.5} width={39} height={25} rx={4.5} fill="#fff" />
      {shapes.map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
      {texts.map(([colour, text, x, width, y, size, slant]) => (
        <text
          key={text}
          fill={colour}
          x={x}
          y={y}
          fontSize={size}
          fontStyle={slant}
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
