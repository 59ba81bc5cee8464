import { PHOTO_SIZES } from '#contract/constants';
import { PICTURE_FORMATS, type PictureFormat } from '#contract/pictures';
import { ORIGINAL, originalAddress, signedAddresses } from '../addresses.ts';
import type { PhotoRow } from '../queries.ts';

/** What an address carries to prove that its reader may open it. */
export const tickets = ['none', 'own', 'another’s', 'forged', 'ended'] as const;
export type Ticket = (typeof tickets)[number];

/** One address of a picture, and what it is: under which key, which file, with which ticket. */
export type Cell = { under: 'clear' | 'blur'; file: string; ticket: Ticket; address: string };

/** Whose tickets a reader can hold. Those that ended were his own. */
export type Bearers = { own: string; anothers: string; secret: string; now: Date };

/** Every address that the picture of a photo could have, for a reader, in these sizes and formats. */
export function cellsOf(
  photo: Pick<PhotoRow, 'clear_key' | 'blur_key'>,
  bearers: Bearers,
  { sizes = PHOTO_SIZES, formats = PICTURE_FORMATS }: Extent = {},
): Cell[] {
  const files = [...sizes, 'blur'].flatMap(size => formats.map(format => `${size}.${format}`));
  return [...files, ORIGINAL].flatMap(file =>
    tickets.flatMap(ticket =>
      (['clear', 'blur'] as const).map(under => {
        const key = photo[`${under}_key`];
        return { under, file, ticket, address: `${key}/${file}${ticketFor(key, ticket, bearers)}` };
      }),
    ),
  );
}

/** Which sizes and formats are asked for: all of them, or a telling few. */
export type Extent = { sizes?: readonly number[]; formats?: readonly PictureFormat[] };

const FIVE_MINUTES_MS = 300_000;

function ticketFor(key: string, ticket: Ticket, { own, anothers, secret, now }: Bearers): string {
  const signed = (accountId: string, when = now) =>
    originalAddress(key, { accountId, secret, now: when }).split(ORIGINAL)[1] ?? '';
  if (ticket === 'none') return '';
  if (ticket === 'own') return signed(own);
  if (ticket === 'another’s') return signed(anothers);
  if (ticket === 'ended') return signed(own, new Date(now.getTime() - FIVE_MINUTES_MS));
  const guessed = signedAddresses(key, { accountId: own, secret: 'a secret that somebody guessed', now });
  return `?${guessed.large.split('?')[1]}`;
}
