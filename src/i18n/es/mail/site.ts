/** Shown at a host without a site, so the texts must not mention any site. */
export const unknown_host = {
  title: 'No hay ningún sitio en esta dirección',
  text: 'Puede que haya una errata en la dirección o que el sitio se haya mudado.',
} as const;

export const discreet_mail = {
  subject: 'Tienes una notificación nueva',
  preview: 'Mírala cuando te venga bien.',
} as const;

/** On the picture that chat apps and social networks show beside links to information pages. */
export const share_picture = {
  help: 'Todo lo que quieres saber, con palabras claras',
} as const;
