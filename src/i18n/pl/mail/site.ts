/** Shown at a host without a site, so the texts must not mention any site. */
export const unknown_host = {
  title: 'Pod tym adresem nie ma strony',
  text: 'Może w adresie jest literówka albo strona się przeniosła.',
} as const;

export const discreet_mail = {
  subject: 'Masz nowe powiadomienie',
  preview: 'Zajrzyj, kiedy ci pasuje.',
} as const;

/** On the picture that chat apps and social networks show beside links to information pages. */
export const share_picture = {
  help: 'Wszystko, co chcesz wiedzieć, prostymi słowami',
} as const;
