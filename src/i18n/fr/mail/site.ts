export const unknown_host = {
  title: 'Il n’y a pas de site à cette adresse',
  text: 'Il y a peut-être une faute de frappe dans l’adresse, ou le site a déménagé.',
} as const;

export const discreet_mail = {
  subject: 'Tu as une nouvelle notification',
  preview: 'Regarde quand ça t’arrange.',
} as const;

export const share_picture = {
  help: 'Tout ce que tu veux savoir, en mots simples',
} as const;
