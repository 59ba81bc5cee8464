import { disc, rect } from '../../db/seeds/portraits/svg.ts';
import { during, passed } from './motion.ts';

const HEART = 'M0 18C-26 0 -30 -22 -15 -26C-6 -28 0 -22 0 -16C0 -22 6 -28 15 -26C30 -22 26 0 0 18Z';
const FROM = { x: 1000, y: 560 };
const TO = { x: 1322, y: 304 };

/** The like that flies from one window to another, and the two messages. They have no words, so they need no language. */
export const eveningSigns = (moment: number): string =>
  like(moment) + messages.map(each => bubble(each, moment)).join('');

function like(moment: number): string {
  const share = passed(moment, 0.05, 0.15);
  const seen = during(moment, 0.03, 0.05, 0.47, 0.5);
  const x = FROM.x + (TO.x - FROM.x) * share;
  const y = FROM.y + (TO.y - FROM.y) * share - Math.sin(share * Math.PI) * 120;
  const size = (1.2 + 0.7 * during(moment, 0.13, 0.16, 0.165, 0.2)) * seen;
  const glow = during(moment, 0.12, 0.16, 0.2, 0.3);
  return [
    disc(1240, 391, 190, 'url(#liked)', glow * 0.55),
    `<g transform="translate(${x} ${y}) scale(${size}) rotate(${-14 + share * 14})" opacity="${Math.min(1, seen * 2)}"><path d="${HEART}" fill="#ff8a73" stroke="#340d05" stroke-opacity=".25" stroke-width="2"/><path d="M-14 -16c-6 3 -5 11 -1 16" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/></g>`,
  ].join('');
}

type Message = { x: number; y: number; start: number; end: number; fill: string; ink: string; mine: boolean };

const messages: Message[] = [
  { x: 1004, y: 408, start: 0.21, end: 0.47, fill: '#7c3aed', ink: '#fffaff', mine: true },
  { x: 1046, y: 196, start: 0.32, end: 0.48, fill: '#fffaf5', ink: '#5820b4', mine: false },
];

/** First three dots, of who is typing, and then lines. */
function bubble({ x, y, start, end, fill, ink, mine }: Message, moment: number): string {
  const size = during(moment, start, start + 0.025, end, end + 0.025);
  if (size === 0) return '';
  const [width, height] = [190, 84];
  const written = passed(moment, start + 0.065, start + 0.085);
  const tail = mine
    ? `M10 ${height - 24}L-20 ${height + 4}L44 ${height - 4}z`
    : `M${width - 10} ${height - 24}L${width + 20} ${height + 4}L${width - 44} ${height - 4}z`;
  const dots = [0, 1, 2].map(index => {
    const hop = Math.max(0, Math.sin((moment - start) * 160 - index * 0.9));
    return disc(width / 2 - 30 + index * 30, height / 2 - hop * 9, 9, ink, (1 - written) * 0.9);
  });
  const lines = [138, 92].map((length, index) =>
    rect(26, 26 + index * 24, length * written, 11, ink, { rx: 5.5, opacity: 0.88 * written }),
  );
  const origin = mine ? [0, height] : [width, height];
  return `<g transform="translate(${x} ${y}) translate(${origin.join(' ')}) scale(${size}) translate(${origin.map(value => -value).join(' ')})"><path d="${tail}" fill="${fill}"/>${rect(0, 0, width, height, fill, { rx: 34 })}${dots.join('')}${lines.join('')}</g>`;
}
