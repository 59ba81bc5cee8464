/** Accepts any ISO 3166-1 code, also of a country that is not served. */
export const countryName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
