/** What a country is called in a language; any ISO 3166-1 code, also of one that no site serves. */
export const countryName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
