import { PHOTO_SIZES, SIGNED_URLS } from '#contract/constants';
import { PICTURE_FORMATS, type PictureFormat } from '#contract/pictures';
import { isSignatureValid, sign } from '../platform/secrets.ts';

/** File names of a picture's renditions: by long side, and the blur, each in every format. */
export type RenditionName = `${(typeof PHOTO_SIZES)[number] | 'blur'}.${PictureFormat}`;
export const RENDITION_NAMES: readonly RenditionName[] = PICTURE_FORMATS.flatMap(format =>
  [...PHOTO_SIZES, 'blur' as const].map(size => `${size}.${format}` as const),
);
/**
 * The renditions that cards and lists show, and the one from which all others can be made: made first where
 * files are missing.
 */
export const CARD_RENDITIONS = RENDITION_NAMES.filter(
  name => name === '1600.webp' || !name.startsWith('1600.'),
);
/** The uncropped original of an edited picture, for its owner's editor. */
export const ORIGINAL_FILE = 'original.webp';

export const isRenditionName = (name: string): name is RenditionName =>
  RENDITION_NAMES.some(rendition => rendition === name);

/** Addresses below `cdn_prefix`: WebP in each size, and the JPEG for og:image and emails. */
export type PictureAddresses = { large: string; normal: string; thumb: string; jpeg: string };

const [large, normal, thumb] = PHOTO_SIZES;

/** Addresses that open for everyone who knows them. */
export const publicAddresses = (clearKey: string): PictureAddresses => ({
  large: `${clearKey}/${large}.webp`,
  normal: `${clearKey}/${normal}.webp`,
  thumb: `${clearKey}/${thumb}.webp`,
  jpeg: `${clearKey}/${normal}.jpg`,
});

/** The blur is one small picture for all sizes: it has no detail that enlarging could lose. */
export function blurredAddresses(blurKey: string): PictureAddresses {
  const blur = `${blurKey}/blur.webp`;
  return { large: blur, normal: blur, thumb: blur, jpeg: `${blurKey}/blur.jpg` };
}

/** The account for which an address is signed, and when. */
export type TicketHolder = { accountId: string; secret: string; now: Date };

/**
 * Addresses that open for one account only and expire after 4 to 5 minutes, on a full minute.
 * @spec D4.9
 */
export const signedAddresses = (clearKey: string, holder: TicketHolder): PictureAddresses =>
  withTicket(publicAddresses(clearKey), ticketOf(clearKey, holder));

/** Signed addresses of a blur that is not public. */
export const signedBlurredAddresses = (blurKey: string, holder: TicketHolder): PictureAddresses =>
  withTicket(blurredAddresses(blurKey), ticketOf(blurKey, holder));

const withTicket = ({ large, normal, thumb, jpeg }: PictureAddresses, ticket: string): PictureAddresses => ({
  ...{ large: large + ticket, normal: normal + ticket },
  ...{ thumb: thumb + ticket, jpeg: jpeg + ticket },
});

/** The address of the original, signed for its owner. */
export const originalAddress = (clearKey: string, owner: TicketHolder): string =>
  `${clearKey}/${ORIGINAL_FILE}${ticketOf(clearKey, owner)}`;

function ticketOf(clearKey: string, { accountId, secret, now }: TicketHolder): string {
  const { seconds, bucketSeconds } = SIGNED_URLS;
  const bucket = Math.floor(now.getTime() / 1_000 / bucketSeconds);
  const ends = bucket * bucketSeconds + seconds;
  return `?ends=${ends}&for=${sign(secret, ticketText(clearKey, accountId, ends))}`;
}

/**
 * Seconds for which a ticket still opens this picture for this account; 0 if it is not valid.
 * @spec D4.9
 */
export function ticketSecondsLeft(
  ticket: { ends: number; signature: string },
  { clearKey, accountId, secret, now }: TicketHolder & { clearKey: string },
): number {
  const secondsLeft = ticket.ends - now.getTime() / 1_000;
  if (!(secondsLeft > 0)) return 0;
  const isOurs = isSignatureValid(secret, ticketText(clearKey, accountId, ticket.ends), ticket.signature);
  return isOurs ? Math.ceil(secondsLeft) : 0;
}

const ticketText = (clearKey: string, accountId: string, ends: number) =>
  `photo ${clearKey} ${accountId} ${ends}`;
