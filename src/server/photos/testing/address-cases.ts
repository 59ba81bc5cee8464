import { PHOTO_SIZES } from '#contract/constants';
import { PICTURE_FORMATS, type PictureFormat } from '#contract/pictures';
import { ORIGINAL_FILE, originalAddress, signedAddresses } from '../addresses.ts';
import type { PhotoRow } from '../queries.ts';

const tickets = ['none', 'own', 'another’s', 'forged', 'ended'] as const;
type Ticket = (typeof tickets)[number];

export type AddressCase = { under: 'clear' | 'blur'; file: string; ticket: Ticket; address: string };

/** `own` is the viewer's account, and `anothers` is another member's account. */
type TicketHolders = { own: string; anothers: string; secret: string; now: Date };

export function addressCasesOf(
  photo: Pick<PhotoRow, 'clear_key' | 'blur_key'>,
  holders: TicketHolders,
  { sizes = PHOTO_SIZES, formats = PICTURE_FORMATS }: Extent = {},
): AddressCase[] {
  const files = [...sizes, 'blur'].flatMap(size => formats.map(format => `${size}.${format}`));
  return [...files, ORIGINAL_FILE].flatMap(file =>
    tickets.flatMap(ticket =>
      (['clear', 'blur'] as const).map(under => {
        const key = photo[`${under}_key`];
        return { under, file, ticket, address: `${key}/${file}${ticketFor(key, ticket, holders)}` };
      }),
    ),
  );
}

export type Extent = { sizes?: readonly number[]; formats?: readonly PictureFormat[] };

const FIVE_MINUTES_MS = 300_000;

function ticketFor(key: string, ticket: Ticket, { own, anothers, secret, now }: TicketHolders): string {
  const signed = (accountId: string, when = now) =>
    originalAddress(key, { accountId, secret, now: when }).split(ORIGINAL_FILE)[1] ?? '';
  if (ticket === 'none') return '';
  if (ticket === 'own') return signed(own);
  if (ticket === 'another’s') return signed(anothers);
  if (ticket === 'ended') return signed(own, new Date(now.getTime() - FIVE_MINUTES_MS));
  const guessed = signedAddresses(key, { accountId: own, secret: 'a secret that somebody guessed', now });
  return `?${guessed.large.split('?')[1]}`;
}
