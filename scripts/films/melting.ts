import sharp from 'sharp';
import { renderPortrait } from '../../db/seeds/portraits.ts';
import type { Frame } from './encode.ts';
import { passed } from './motion.ts';
import { dataUrl, portraitOf } from './people.ts';

const [WIDTH, HEIGHT] = [720, 900];

/** Neighbours differ in colour, so that a shape stands out from what it covers. */
const cast = [34, 94, 43, 27, 77, 24];
/** The share of a portrait's time in which it stands still. */
const STILL = 0.5;

/** Portraits that melt into each other, each by another shape: what one sees on the site, such as a like or a message. */
export async function drawMelting(): Promise<Frame> {
  const pictures = await Promise.all(cast.map(pictureOf));
  return moment => {
    const place = (moment * cast.length) % cast.length;
    const index = Math.floor(place);
    const share = passed(place - index, STILL, 1);
    const shape = shapes[index % shapes.length];
    const [now, next] = [pictures[index], pictures[(index + 1) % cast.length]];
    if (!shape || !now || !next) throw new Error('a portrait is missing');
    const drift = (place - index + 1 - STILL) / (2 - STILL);
    const entering = (place - index - STILL) / (2 - STILL);
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`;
    if (share === 0) return `${open}${image(now, drift)}</svg>`;
    return `${open}<clipPath id="shape"><path d="${shape(share)}"/></clipPath>${image(now, drift)}<g clip-path="url(#shape)">${image(next, entering)}</g><path d="${shape(share)}" fill="none" stroke="#fffaf6" stroke-width="${9 * (1 - share)}" stroke-linejoin="round"/></svg>`;
  };
}

async function pictureOf(number: number): Promise<string> {
  const picture = sharp(await renderPortrait(portraitOf(number), 0)).resize(800, 1000);
  return dataUrl(await picture.jpeg({ quality: 92 }).toBuffer(), 'jpeg');
}

/** Comes a little nearer while it is seen, from 0 to 1. */
function image(href: string, nearer: number): string {
  const size = 1 + 0.05 * nearer;
  return `<g transform="translate(360 390) scale(${size}) translate(-360 -390)"><image href="${href}" width="${WIDTH}" height="${HEIGHT}"/></g>`;
}

/** The path of what the next portrait covers; at 1 it covers everything. */
type Shape = (share: number) => string;

const circle: Shape = share => {
  const radius = 640 * share ** 1.2;
  return `M${380 - radius} 400a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
};

const heart: Shape = share => {
  const size = 48 * share ** 1.6;
  const at = (x: number, y: number) => `${360 + x * size} ${430 + y * size}`;
  return `M${at(0, 18)}C${at(-26, 0)} ${at(-30, -22)} ${at(-15, -26)}C${at(-6, -28)} ${at(0, -22)} ${at(0, -16)}C${at(0, -22)} ${at(6, -28)} ${at(15, -26)}C${at(30, -22)} ${at(26, 0)} ${at(0, 18)}Z`;
};

/** Runs down like paint, faster in some places. */
const drip: Shape = share => {
  const drops = [0.15, 0.7, 0.3, 1, 0.45, 0.8, 0.1];
  const step = WIDTH / drops.length;
  const depth = share * (HEIGHT + 60) - 40;
  const curves = drops.map((length, index) => {
    const [right, bottom] = [WIDTH - index * step, depth + length * 330 * Math.sin(share * Math.PI)];
    const upper = depth - 20;
    return `C${right} ${upper} ${right - step * 0.08} ${bottom} ${right - step / 2} ${bottom}C${right - step * 0.92} ${bottom} ${right - step} ${upper} ${right - step} ${upper}`;
  });
  return `M0 -60H${WIDTH}V${depth - 20}${curves.join('')}V-60z`;
};

/** A message that grows from its tail. */
const bubble: Shape = share => {
  const size = 0.1 + share ** 1.5 * 6.4;
  const at = (x: number, y: number) => `${200 + x * size} ${640 + 460 * share ** 3 + y * size}`;
  return `M${at(-60, 20)}L${at(-40, -40)}C${at(-70, -150)} ${at(200, -170)} ${at(190, -60)}C${at(190, 20)} ${at(60, 30)} ${at(-10, 4)}z`;
};

/** Windows that light up one after the other. */
const windows: Shape = share => {
  const [columns, rows] = [4, 5];
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const late = ((column * 3 + row * 7) % 10) / 10;
    const opened = passed(share, late * 0.55, late * 0.55 + 0.45);
    const [w, h] = [(width + 2) * opened, (height + 2) * opened];
    const [x, y] = [(column + 0.5) * width - w / 2, (row + 0.5) * height - h / 2];
    return opened === 0 ? '' : `M${x} ${y}h${w}v${h}h${-w}z`;
  }).join('');
};

/** A wave that comes from the side. */
const wave: Shape = share => {
  const edge = WIDTH + 90 - share * (WIDTH + 180);
  const swell = (from: number) =>
    `C${edge - 110} ${from + 75} ${edge + 110} ${from + 150} ${edge} ${from + 225}`;
  return `M${WIDTH + 2} 0H${edge}${[0, 225, 450, 675].map(swell).join('')}H${WIDTH + 2}z`;
};

const shapes = [circle, drip, heart, windows, bubble, wave];
