import { PHOTO_SIZES, SIGNED_URLS } from '#contract/constants';
import { PICTURE_FORMATS, type PictureFormat } from '#contract/pictures';
import { limitValidity } from '../platform/recorded-reads.ts';
import { isSignatureValid, sign } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewAddressKeys } from './queries.ts';

export type RenditionName = `${(typeof PHOTO_SIZES)[number] | 'blur'}.${PictureFormat}`;
export const RENDITION_NAMES: readonly RenditionName[] = PICTURE_FORMATS.flatMap(format =>
  [...PHOTO_SIZES, 'blur' as const].map(size => `${size}.${format}` as const),
);
/** These renditions are made first, for cards and lists. The others are made from `1600.webp`. */
export const CARD_RENDITIONS = RENDITION_NAMES.filter(
  name => name === '1600.webp' || !name.startsWith('1600.'),
);
/** The picture before cropping, served only to the owner for the photo editor. */
export const ORIGINAL_FILE = 'original.webp';

export const isRenditionName = (name: string): name is RenditionName =>
  RENDITION_NAMES.some(rendition => rendition === name);

/** Paths below `cdn_prefix`. The JPEG is for emails and og:image. */
export type PictureAddresses = { large: string; normal: string; thumb: string; jpeg: string };

const [large, normal, , thumb] = PHOTO_SIZES;

/** Addresses without a ticket, which open for everyone who knows them. */
export const publicAddresses = (clearKey: string): PictureAddresses => ({
  large: `${clearKey}/${large}.webp`,
  normal: `${clearKey}/${normal}.webp`,
  thumb: `${clearKey}/${thumb}.webp`,
  jpeg: `${clearKey}/${normal}.jpg`,
});

/** All sizes share one small picture, because a blur has no detail. */
export function blurredAddresses(blurKey: string): PictureAddresses {
  const blur = `${blurKey}/blur.webp`;
  return { large: blur, normal: blur, thumb: blur, jpeg: `${blurKey}/blur.jpg` };
}

type TicketHolder = { accountId: string; secret: string; now: Date };

/**
 * The ticket opens an address for one account only, for 4 to 5 minutes.
 * @spec D4.9
 */
export const signedAddresses = (clearKey: string, holder: TicketHolder): PictureAddresses =>
  withTicket(publicAddresses(clearKey), ticketOf(clearKey, holder));

export const signedBlurredAddresses = (blurKey: string, holder: TicketHolder): PictureAddresses =>
  withTicket(blurredAddresses(blurKey), ticketOf(blurKey, holder));

const withTicket = ({ large, normal, thumb, jpeg }: PictureAddresses, ticket: string): PictureAddresses => ({
  ...{ large: large + ticket, normal: normal + ticket },
  ...{ thumb: thumb + ticket, jpeg: jpeg + ticket },
});

export const originalAddress = (clearKey: string, owner: TicketHolder): string =>
  signedFile(clearKey, ORIGINAL_FILE, owner);

/** The ticket opens every file at `clearKey`. */
export const signedFile = (
  clearKey: string,
  file: RenditionName | typeof ORIGINAL_FILE,
  holder: TicketHolder,
): string => `${clearKey}/${file}${ticketOf(clearKey, holder)}`;

function ticketOf(clearKey: string, { accountId, secret, now }: TicketHolder): string {
  const { seconds, bucketSeconds } = SIGNED_URLS;
  const bucket = Math.floor(now.getTime() / 1_000 / bucketSeconds);
  const ends = bucket * bucketSeconds + seconds;
  limitValidity((bucket + 1) * bucketSeconds * 1_000);
  return `?ends=${ends}&for=${sign(secret, ticketText(clearKey, accountId, ends))}`;
}

/**
 * Returns 0 if the ticket does not open this picture for this account.
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

/**
 * Renews the addresses, because members who lost access know the old addresses.
 * @spec 4.4 D4.9
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewAddressKeys(tx.db, profileId);
}
