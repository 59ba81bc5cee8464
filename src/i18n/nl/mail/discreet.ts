/** Any letter to a discreet member, as the list of letters shows it. */
export const discreet_mail = {
  subject: 'Je hebt een nieuwe melding',
  preview: 'Bekijk het wanneer het je uitkomt.',
} as const;
