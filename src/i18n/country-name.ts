const names = new Map<string, Intl.DisplayNames>();

/**
 * Accepts any ISO 3166-1 code, also of a country that is not served.
 * @spec 1.1 1.5
 */
export function countryName(locale: string, code: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
