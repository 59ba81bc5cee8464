export type TextPlace = 'button' | 'title' | 'error' | 'paragraph';

const places: readonly [place: TextPlace, keys: RegExp][] = [
  ['error', /^errors\./],
  ['button', /^action\.|(^|[._])(button|submit|send|save)$/],
  ['title', /(^|[._])(title|subject|heading|promise)$/],
];

/**
 * How the page draws a text, as far as its key says.
 * @spec D5.10
 */
export const placeOf = (key: string): TextPlace =>
  places.find(([, keys]) => keys.test(key))?.[0] ?? 'paragraph';
