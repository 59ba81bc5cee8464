import { PHOTO_SIZES } from '#contract/constants';
import { isSigned, sign } from '../platform/secrets.ts';

/** File names of a picture's variants: by long side, the JPEG for og:image and mails, and the blur. */
export const VARIANTS = ['1600.webp', '768.webp', '256.webp', '768.jpg', 'blur.webp'] as const;
export type Variant = (typeof VARIANTS)[number];
/** Whether a file of a picture's address is one that pictures have. */
export const isVariant = (name: string): name is Variant => VARIANTS.some(variant => variant === name);

/** Addresses of one picture in its sizes, below `cdn_prefix`. */
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
  return { large: blur, normal: blur, thumb: blur, jpeg: blur };
}

const BUCKET_MS = 300_000;

/**
 * Addresses that open for one account only. They end after 5 to 10 minutes, on a full 5, so that the same picture keeps its
 * address, and the browser its copy, within a bucket.
 */
export function signedAddresses(clearKey: string, accountId: string, secret: string, now: Date): Addresses {
  const ends = (Math.floor(now.getTime() / BUCKET_MS) + 2) * (BUCKET_MS / 1_000);
  const ticket = `?ends=${ends}&for=${sign(secret, ticketText(clearKey, accountId, ends))}`;
  const open = openAddresses(clearKey);
  return {
    large: open.large + ticket,
    normal: open.normal + ticket,
    thumb: open.thumb + ticket,
    jpeg: open.jpeg + ticket,
  };
}

/** Whether the ticket of a signed address stands for this picture, this account and this moment. */
export function opensWith(
  ticket: { ends: number; signature: string },
  picture: { clearKey: string; accountId: string; secret: string; now: Date },
): boolean {
  if (ticket.ends * 1_000 <= picture.now.getTime()) return false;
  return isSigned(
    picture.secret,
    ticketText(picture.clearKey, picture.accountId, ticket.ends),
    ticket.signature,
  );
}

const ticketText = (clearKey: string, accountId: string, ends: number) =>
  `photo ${clearKey} ${accountId} ${ends}`;
