/**
 * The address of a page with private data of `member`, a profile id: the page needs it to ask for a reason.
 * @spec D5.10
 */
export const privatePath = (path: string, member: string | null): string =>
  member === null ? path : `${path}?member=${member}`;
