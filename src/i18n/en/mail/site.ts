export const unknown_host = {
  title: 'There is no site at this address',
  text: 'There may be a typo in the address, or the site has moved.',
} as const;

export const discreet_mail = {
  subject: 'You have a new notification',
  preview: 'Have a look whenever it suits you.',
} as const;

export const share_picture = {
  help: 'Everything you want to know, in plain words',
} as const;
