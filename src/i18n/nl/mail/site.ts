/** Shown at a host without a site, so the texts must not mention any site. */
export const unknown_host = {
  title: 'Op dit adres is geen site',
  text: 'Misschien staat er een typefout in het adres, of is de site verhuisd.',
} as const;

export const discreet_mail = {
  subject: 'Je hebt een nieuwe melding',
  preview: 'Bekijk het wanneer het je uitkomt.',
} as const;

/** On the picture that chat apps and social networks show beside links to information pages. */
export const share_picture = {
  help: 'Alles wat je wilt weten, in gewone taal',
} as const;
