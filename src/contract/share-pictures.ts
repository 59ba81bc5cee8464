/**
 * The pictures that social networks and chat apps show beside a link. They show no member.
 * @spec 2.7
 */
import { landerNames, memberLanderNames } from './landers.ts';
import type { LanguageCode } from './languages.ts';
import { publicPageKind } from './public-pages.ts';
import type { Settings } from './site.ts';

/** In px, the size that most networks show uncut. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

export const sharePictureNames = ['home', 'pricing', 'help', ...landerNames] as const;
export type SharePictureName = (typeof sharePictureNames)[number];

const memberLander = new RegExp(`^/members/[^/]+/(?:${memberLanderNames.join('|')})(?:/|$)`);

/** Returns null for a page that is not made for visitors. */
export function sharePictureOf(path: string): SharePictureName | null {
  if (path === '/' || path === '/signup' || memberLander.test(path)) return 'home';
  if (path === '/pricing') return 'pricing';
  if (publicPageKind(path) === 'site') return 'help';
  const lander = publicPageKind(path) && path.split('/')[2];
  return landerNames.find(name => name === lander) ?? null;
}

type PictureSettings = Pick<Settings, 'name' | 'brand_hue' | 'audience' | 'design_version'>;

/** The path changes with what the picture shows, so that its readers may keep it forever. */
export const sharePicturePath = (
  name: SharePictureName,
  language: LanguageCode,
  settings: PictureSettings,
): string => `/share/${name}-${language}.jpg?v=${sharePictureVersion(settings)}`;

export const sharePictureVersion = ({ name, brand_hue, audience, design_version }: PictureSettings): string =>
  hash(`${design_version} ${brand_hue} ${audience} ${name}`);

/** FNV-1a of the code points, because the browser has no synchronous cryptographic hash. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
