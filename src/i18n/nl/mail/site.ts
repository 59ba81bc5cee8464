/** Where no site is: nothing of any site may be named. */
export const unknown_host = {
  title: 'Op dit adres is geen site',
  text: 'Misschien staat er een typefout in het adres, of is de site verhuisd.',
} as const;
