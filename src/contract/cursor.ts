import * as z from 'zod/mini';

const ISO_LENGTH = '2026-03-14T12:00:00.000Z'.length;

/**
 * Keyset cursor: time and id of the last entry on the page.
 * @spec D3.4
 */
export const cursor = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    error: 'field_invalid',
  }),
  z.refine(value => Number.isFinite(Date.parse(value.slice(0, ISO_LENGTH))), { error: 'field_invalid' }),
);

export type CursorPosition = { at: Date; id: string };

export const formatCursor = ({ at, id }: CursorPosition): string => `${at.toISOString()}_${id}`;

export const parseCursor = (value: string | undefined): CursorPosition | null =>
  value === undefined ? null : { at: new Date(value.slice(0, ISO_LENGTH)), id: value.slice(ISO_LENGTH + 1) };

/**
 * Cursor of a list with several orders: what the list is ordered by, of the last entry, and its id.
 * @spec D5.10
 */
export const listCursor = z
  .string()
  .check(z.regex(/^[^\p{Cc}]{1,64}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, { error: 'field_invalid' }));
