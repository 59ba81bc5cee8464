import type { BrandPalette } from '#contract/brand-palette';
import { SHARE_PICTURE_SIZE, type SharePictureName } from '#contract/share-pictures';
import { flowerOf } from '../../site/favicon.ts';
import { motifs } from './motifs.ts';
import { fitText, loadTextOutliner, type Outline, type TextOutliner } from './outline-text.ts';
import { artColours, moved } from './shapes.ts';

type SharePicture = {
  name: SharePictureName;
  siteName: string;
  /** One short sentence. */
  text: string;
  /** Of the site, without a port. */
  host: string;
  palette: BrandPalette;
};

let outliner: Promise<TextOutliner> | undefined;

/**
 * Draws the picture of a link's preview: the site's name, one sentence, and a drawing.
 * @returns a JPEG of `SHARE_PICTURE_SIZE`
 * @spec 2.7
 */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  outliner ??= loadTextOutliner();
  const svg = sharePictureSvg(picture, await outliner);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const MARGIN = 72;
const LINE_HEIGHT = 1.08;
const TEXT = { width: 560, height: 310, lineHeight: LINE_HEIGHT };
const TEXT_SIZES = [88, 80, 72, 64, 56, 48, 40];
const LOGO = { width: 470, height: 48, lineHeight: 1 };
const LOGO_SIZES = [44, 36, 30, 24, 20];
const MOTIF = { x: 918, y: 315 };

function sharePictureSvg({ name, siteName, text, host, palette }: SharePicture, write: TextOutliner): string {
  const colours = artColours(palette);
  const [ink, quiet] = [palette.ink[1], palette['ink-quiet'][1]];
  const { lines, size } = fitText(write, text, TEXT, TEXT_SIZES);
  const logo = fitText(write, siteName, LOGO, LOGO_SIZES);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="evening" cx=".78" cy=".46" r=".72">
<stop offset="0" stop-color="${colours.glow}"/><stop offset="1" stop-color="${colours.night}"/>
</radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#evening)"/>
${moved(MOTIF.x, MOTIF.y, motifs[name](colours, palette))}
<g transform="translate(${MARGIN - 6} 60) scale(2)">${flowerOf(palette)}</g>
<g fill="${ink}">${moved(MARGIN + 66, 108, joined(logo.lines))}${paragraph(lines, size)}</g>
<g fill="${quiet}">${moved(MARGIN, HEIGHT - MARGIN + 12, write(host, 28).svg)}</g>
</svg>`;
}

const joined = (lines: readonly Outline[]): string => lines.map(({ svg }) => svg).join('');

/** The lines stand in the middle between logo and host. */
function paragraph(lines: readonly Outline[], size: number): string {
  const advance = size * LINE_HEIGHT;
  const top = HEIGHT / 2 + 14 - ((lines.length - 1) * advance) / 2 + size * 0.34;
  return lines.map(({ svg }, index) => moved(MARGIN, top + index * advance, svg)).join('');
}
