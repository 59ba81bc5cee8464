export const unknown_host = {
  title: 'There is no site at this address',
  text: 'There may be a typo in the address, or the site has moved.',
} as const;
