export const photo = {
  open: 'Agrandir la photo {number, number} de {name}',
  of: 'Photo {number, number} sur {total, number}',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  gallery: 'galerie photo',
  slide: 'photo',
  count: '{index} sur {total}',
  zoom_in: 'Zoomer',
  zoom_out: 'Dézoomer',
  locked: 'Photo verrouillée',
  unlock: 'Déverrouiller',
  locked_text: 'Les membres premium voient toutes les photos de {name}.',
  locked_own: 'Voilà ce que voient les membres sans premium. Les membres premium la voient nette.',
  locked_visitor: 'Connecte-toi pour voir plus de photos de {name}.',
  main: 'Photo principale',
  private: 'Privée',
} as const;

export const photo_limit = {
  title: 'Tu as atteint ta limite de photos',
  free: 'Tu as déjà {limit, number} photos. Avec premium : {premium, number}',
  premium: 'Tu as déjà {limit, number} photos',
} as const;

export const album = {
  take_back_name: 'Ne plus montrer ton album à {name}',
  taken_back: '{name} ne peut plus voir ton album.',
  show: 'Montrer ton album',
  show_name: 'Montrer ton album à {name}',
  show_text: '{name} verra {count, plural, one {la photo} other {les # photos}} de ton album, et celles que tu ajouteras, jusqu’à ce que tu arrêtes.',
  show_empty: 'Ton album est encore vide. Ajoutes-y d’abord une photo.',
  fill: 'Vers ton album',
  shown: '{name} peut maintenant voir ton album.',
  his: 'L’album de {name}',
  his_text: '{name} te montre cet album. Ça reste entre vous.',
  enlarge: 'Agrandir la photo {number, number} de l’album',
} as const;
