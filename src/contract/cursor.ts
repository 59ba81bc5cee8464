import * as z from 'zod/mini';

const ISO_LENGTH = '2026-03-14T12:00:00.000Z'.length;

/** Where a stretch of a list begins that is ordered by time, the latest first: the time and the id of what stands before it. */
export const cursor = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    error: 'field_invalid',
  }),
  z.refine(given => Number.isFinite(Date.parse(given.slice(0, ISO_LENGTH))), { error: 'field_invalid' }),
);

/** A place in a list that is ordered by time. */
export type Place = { at: Date; id: string };

/** The cursor of a place. */
export const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

/** The place of a checked cursor; null without one. */
export const placeOf = (given: string | undefined): Place | null =>
  given === undefined ? null : { at: new Date(given.slice(0, ISO_LENGTH)), id: given.slice(ISO_LENGTH + 1) };
