import { PHOTO_SIZES, SIGNED_URLS } from '#contract/constants';
import { PICTURE_FORMATS, type PictureFormat } from '#contract/pictures';
import { isSignatureValid, sign } from '../platform/secrets.ts';

/** File names of a picture's variants: by long side, and the blur, each in every format. */
export type Variant = `${(typeof PHOTO_SIZES)[number] | 'blur'}.${PictureFormat}`;
export const VARIANTS: readonly Variant[] = PICTURE_FORMATS.flatMap(format =>
  [...PHOTO_SIZES, 'blur' as const].map(size => `${size}.${format}` as const),
);
/** What cards and lists show, with what all can be made of: made before the rest where pictures are missing. */
export const CARD_VARIANTS = VARIANTS.filter(name => name === '1600.webp' || !name.startsWith('1600.'));
/** What an edited picture was cut out of, for its owner's editor. */
export const ORIGINAL = 'original.webp';

/** Whether a file of a picture's address is one that pictures have. */
export const isVariant = (name: string): name is Variant => VARIANTS.some(variant => variant === name);

/** Addresses of one picture in its sizes, below `cdn_prefix`: WebP, and the JPEG for og:image and mails. */
export type Addresses = { large: string; normal: string; thumb: string; jpeg: string };

const [large, normal, thumb] = PHOTO_SIZES;

/** Addresses anybody may open who knows them: of a public photo's clear key. */
export const openAddresses = (clearKey: string): Addresses => ({
  large: `${clearKey}/${large}.webp`,
  normal: `${clearKey}/${normal}.webp`,
  thumb: `${clearKey}/${thumb}.webp`,
  jpeg: `${clearKey}/${normal}.jpg`,
});

/** The server-made blur is one small picture for all sizes: enlarging it loses nothing. */
export function blurredAddresses(blurKey: string): Addresses {
  const blur = `${blurKey}/blur.webp`;
  return { large: blur, normal: blur, thumb: blur, jpeg: `${blurKey}/blur.jpg` };
}

/** Whom an address is signed for, and when. */
export type Bearer = { accountId: string; secret: string; now: Date };

/** Addresses that open for one account only and end after 4 to 5 minutes, on a full minute. */
export const signedAddresses = (clearKey: string, bearer: Bearer): Addresses =>
  withTicket(openAddresses(clearKey), ticketOf(clearKey, bearer));

/** The same for a blur that is not for everybody. */
export const signedBlur = (blurKey: string, bearer: Bearer): Addresses =>
  withTicket(blurredAddresses(blurKey), ticketOf(blurKey, bearer));

const withTicket = ({ large, normal, thumb, jpeg }: Addresses, ticket: string): Addresses => ({
  ...{ large: large + ticket, normal: normal + ticket },
  ...{ thumb: thumb + ticket, jpeg: jpeg + ticket },
});

/** The address of what a picture was cut out of, signed for its owner whoever else may see the picture. */
export const originalAddress = (clearKey: string, owner: Bearer): string =>
  `${clearKey}/${ORIGINAL}${ticketOf(clearKey, owner)}`;

function ticketOf(clearKey: string, { accountId, secret, now }: Bearer): string {
  const { seconds, bucketSeconds } = SIGNED_URLS;
  const bucket = Math.floor(now.getTime() / 1_000 / bucketSeconds);
  const ends = bucket * bucketSeconds + seconds;
  return `?ends=${ends}&for=${sign(secret, ticketText(clearKey, accountId, ends))}`;
}

/** Seconds for which a signed address still opens this picture for this account; 0 where its ticket does not. */
export function opensFor(
  ticket: { ends: number; signature: string },
  { clearKey, accountId, secret, now }: Bearer & { clearKey: string },
): number {
  const left = ticket.ends - now.getTime() / 1_000;
  if (!(left > 0)) return 0;
  const isOurs = isSignatureValid(secret, ticketText(clearKey, accountId, ticket.ends), ticket.signature);
  return isOurs ? Math.ceil(left) : 0;
}

const ticketText = (clearKey: string, accountId: string, ends: number) =>
  `photo ${clearKey} ${accountId} ${ends}`;
