import { readFile } from 'node:fs/promises';
import { faviconOf, flowerOf } from '../../site/favicon.ts';
import type { Site } from '../../site/sites.ts';

/** `maskable`: the system may cut its corners off. `monochrome`: the system replaces its colour. */
export const iconPurposes = ['any', 'maskable', 'monochrome'] as const;
export type IconPurpose = (typeof iconPurposes)[number];
const sizes = [96, 192, 512] as const;

export type AppIcon = { purpose: IconPurpose; size: (typeof sizes)[number]; isDiscreet: boolean };

export const iconPath = ({ purpose, size, isDiscreet }: AppIcon): string =>
  `/app-icons/${isDiscreet ? 'neutral-' : ''}${purpose}-${size}.png`;

/** Every icon that a site has. */
export const appIcons: readonly AppIcon[] = [true, false].flatMap(isDiscreet =>
  iconPurposes.flatMap(purpose => sizes.map(size => ({ purpose, size, isDiscreet }))),
);

const drawings = new Map<string, Promise<Buffer>>();

/** Draws each icon once a process. */
export function drawAppIcon(site: Pick<Site, 'palette'>, icon: AppIcon): Promise<Buffer> {
  const key = icon.isDiscreet ? iconPath(icon) : `${site.palette.violet.join()} ${iconPath(icon)}`;
  const drawing = drawings.get(key) ?? draw(site, icon);
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

const CANVAS = 32;
const POINTS_PER_INCH = 72;

async function draw(site: Pick<Site, 'palette'>, { purpose, size, isDiscreet }: AppIcon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = isDiscreet ? await neutralIcon(purpose) : siteIcon(site, purpose);
  return sharp(Buffer.from(svg), { density: (POINTS_PER_INCH * size) / CANVAS })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function siteIcon(site: Pick<Site, 'palette'>, purpose: IconPurpose): string {
  if (purpose === 'any') return faviconOf(site);
  if (purpose === 'monochrome') return svgOf(flowerOf({ violet: BLACK, 'violet-soft': BLACK }), 1);
  return svgOf(flowerOf(site.palette), MASKABLE_SCALE.flower, site.palette.violet[0]);
}

const BLACK: [string, string] = ['#000', '#000'];
/** Systems may cut off what is outside a circle of 80% of the icon. The flower has a margin of its own. */
const MASKABLE_SCALE = { flower: 0.94, calendar: 0.66 } as const;

/** The calendar of `public/icon.svg`, which the pages show in discreet mode. */
async function neutralIcon(purpose: IconPurpose): Promise<string> {
  if (purpose === 'monochrome') return svgOf(CALENDAR_OUTLINE, 1);
  const icon = await readFile('public/icon.svg', 'utf8');
  if (purpose === 'any') return icon;
  return svgOf(icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), MASKABLE_SCALE.calendar, '#ffffff');
}

const CALENDAR_OUTLINE =
  '<path fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M4 7h24v21H4ZM4 13h24M10 3v6M22 3v6M10 18h3m6 0h3M10 23h3m6 0h3"/>';

function svgOf(drawing: string, scale: number, background?: string): string {
  const margin = (CANVAS * (1 - scale)) / 2;
  const ground = background ? `<rect width="${CANVAS}" height="${CANVAS}" fill="${background}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}">${ground}<g transform="translate(${margin} ${margin}) scale(${scale})">${drawing}</g></svg>`;
}
