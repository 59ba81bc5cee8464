import type { PaymentMethod } from '#contract/payment-methods';
import style from './method-choice.module.css';

/**
 * The brands require a white background in every theme.
 * @spec 3.10
 */
export function MethodLogo({ method }: { method: PaymentMethod }) {
  const { shapes = [], texts = [] } = methodLogos[method];
  return (
    <svg aria-hidden="true" className={`rigid unselectable ${style.mark}`} viewBox="0 0 40 26">
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

type LogoShape = readonly [colour: string, path: string];
type LogoText = readonly [
  colour: string,
  text: string,
  x: number,
  width: number,
  y: number,
  size: number,
  slant?: 'italic',
];

/** Coordinates refer to a field 40 units wide and 26 high. */
type MethodLogoDrawing = { shapes?: readonly LogoShape[]; texts?: readonly LogoText[] };

const disc = (x: number) => `M${x - 8} 13a8 8 0 0 1 16 0a8 8 0 0 1-16 0Z`;
const discs = (right: string, shared: string): MethodLogoDrawing => ({
  shapes: [
    ['#eb001b', disc(15)],
    [right, disc(25)],
    [shared, 'M20 6.76a8 8 0 0 1 0 12.48a8 8 0 0 1 0-12.48Z'],
  ],
});
const panel = 'M5 3h30a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z';
const bank = '#10298e';

/**
 * Simplified drawings that do not copy the brands' original artwork.
 * @spec 3.10
 */
export const methodLogos: Record<PaymentMethod, MethodLogoDrawing> = {
  sdd: {
    shapes: [
      [bank, 'M11 20.5h18v1.5h-18Z'],
      [bank, 'M12.5 18l1.2-4.6L23.6 3.6a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L17.2 16.9Z'],
      ['#fff', 'M22 6.2l.9-.9 2.6 2.6-.9.9Z'],
    ],
  },
  prezelewy24: {
    shapes: [['#d13239', 'M4 20h26l-1 1.6H4Z']],
    texts: [['#d13239', 'P24', 5, 29, 17, 15, 'italic']],
  },
  blik: {
    shapes: [
      ['#000', panel],
      ['#e6007e', 'M13.6 7.4a1.9 1.9 0 0 1 3.8 0a1.9 1.9 0 0 1-3.8 0Z'],
    ],
    texts: [['#fff', 'blik', 8, 24, 19, 14]],
  },
  sct: {
    shapes: [
      [bank, 'M9 8.2h17V5l6 4.2-6 4.2v-3.2H9Z'],
      [bank, 'M31 15.8H14v-3.2l-6 4.2 6 4.2v-3.2h17Z'],
    ],
  },
  giropay: {
    shapes: [
      ['#000268', panel],
      ['#e3000f', 'M21 6h13.5v14H21Z'],
    ],
    texts: [
      ['#fff', 'giro', 5, 14.5, 16, 9],
      ['#fff', 'pay', 22, 11.5, 16, 9],
    ],
  },
  mastercard: discs('#f79e1b', '#ff5f00'),
  visa: { texts: [['#1434cb', 'VISA', 5.5, 28.5, 18, 14, 'italic']] },
  creditcard: {
    shapes: [
      [
        '#5a4a68',
        'M9.5 5h21A2.5 2.5 0 0 1 33 7.5v11a2.5 2.5 0 0 1-2.5 2.5h-21A2.5 2.5 0 0 1 7 18.5v-11A2.5 2.5 0 0 1 9.5 5Z',
      ],
      ['#fff', 'M7 8.5h26v3H7Z'],
      ['#f0c75e', 'M10 14.5h5v3.5h-5Z'],
      ['#fff', 'M24 16h6v1.5h-6Z'],
    ],
  },
  nexi: { texts: [['#2d32aa', 'nexi', 6, 28, 18, 14]] },
  cartebancaire: {
    shapes: [
      ['#0a4f9e', panel],
      ['#3d9b35', 'M24 3h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H17Z'],
    ],
    texts: [['#fff', 'CB', 10, 20, 18, 14, 'italic']],
  },
  ideal: {
    shapes: [
      ['#000', 'M4 6h6a7 7 0 0 1 0 14H4Z'],
      ['#fff', 'M5.2 7.2H10a5.8 5.8 0 0 1 0 11.6H5.2Z'],
      ['#c06', 'M9.5 8.5h.5a4.5 4.5 0 0 1 0 9h-.5Z'],
      ['#000', 'M6.2 12.8h2v4.7h-2ZM7.2 8.8a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3Z'],
      ['#c9bfce', 'M19 6h.7v14H19Z'],
    ],
    texts: [['#1d1c1c', 'wero', 21.2, 15.6, 16, 9]],
  },
  bancontact: {
    shapes: [
      ['#ffd800', 'M36 5H25.5c-3 0-4.7 1.2-6.3 3L14 14h11.5c3 0 4.7-1.2 6.3-3Z'],
      ['#005498', 'M4 21h10.5c3 0 4.7-1.2 6.3-3L26 12H14.5c-3 0-4.7 1.2-6.3 3Z'],
    ],
  },
  applepay: {
    shapes: [
      [
        '#000',
        'M10.6 9.3c1-.7 2-.9 3-.6 1 .2 1.6.6 2.2 1.2-1.7 1.2-1.6 3.9.4 4.8-.7 2.2-2.1 4.3-3.6 4.3-.8 0-1.2-.5-2.1-.5s-1.3.5-2.1.5c-1.7 0-3.9-3-3.9-6 0-3 1.9-4.6 3.7-4.6 1 0 1.7.5 2.4.9ZM10.4 8.3c0-2 1.2-3.3 3-3.6.1 2-1.2 3.5-3 3.6Z',
      ],
    ],
    texts: [['#000', 'Pay', 18, 17, 18.5, 12.5]],
  },
  paysafecard: {
    texts: [
      ['#008aca', 'paysafe', 5, 30, 12.5, 9],
      ['#e2001a', 'card', 16, 19, 20.5, 9],
    ],
  },
  maestro: discs('#00a2e5', '#7375cf'),
  paypal: {
    texts: [
      ['#003087', 'Pay', 4, 16, 17, 11, 'italic'],
      ['#0079c1', 'Pal', 20, 15.5, 17, 11, 'italic'],
    ],
  },
  sofort: {
    shapes: [['#ffb3c7', panel]],
    texts: [['#0b051d', 'Sofort', 6, 28, 16.5, 10.5]],
  },
  eps: {
    shapes: [['#71706f', 'M7 20.5h26v1.5H7Z']],
    texts: [['#c8036f', 'eps', 8, 24, 16.5, 15]],
  },
};
