export const lander_iconslanding = {
  title: 'De quoi as-tu envie ?',
  lead: 'Touche ce qui te ressemble. Ce sera déjà dans ton profil.',
  reasons: 'Que cherches-tu ?',
  interests: 'Qu’est-ce qui te fait plaisir ?',
  none: 'Rien de choisi pour l’instant',
  on: 'Et ton pseudo',
  begin: 'Et maintenant, ton pseudo',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Deux brosses à dents dans le même verre',
  dates: 'Un verre, et on verra bien',
  friends: 'Quelqu’un à appeler sans raison',
  chat: 'D’abord une bonne discussion',
  fun: 'Ce soir, ne pas déranger',
} as const;
