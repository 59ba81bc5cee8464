export const lander_alonetonight = {
  title: 'Solo ce soir ?',
  lead: 'Allume ta lumière. Ceux qui veillent encore la verront.',
  dark: 'Cette fenêtre est encore éteinte',
  light: 'Ta lumière est allumée',
  submit: 'Laisser allumé',
  legend: 'Lumière vive : en ligne. Lumière douce : en ligne aujourd’hui.',
} as const;
