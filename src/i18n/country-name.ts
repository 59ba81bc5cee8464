/** Name of a country by ISO 3166-1 code, also of unserved ones. */
export const countryName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
