export const swipe_game = {
  no: 'Non',
  yes: 'Oui',
  judge: 'Et {name}, ça te dit ?',
  open: 'Voir le profil',
  undo: 'Annuler mon dernier non',
  left: 'Encore {swipes, plural, =0 {0 swipe} one {# swipe} other {# swipes}} et {likes, plural, =0 {0 like} one {# like} other {# likes}} aujourd’hui',
  keys: 'Au clavier : ← pour non, → pour oui, Retour arrière annule ton dernier non.',
  out_of_swipes: 'Tu n’as plus de swipes pour aujourd’hui',
  out_of_swipes_text:
    '{day, select, today {Encore un peu de patience : aujourd’hui à} other {Patience jusqu’à demain. Dès}} {when}, tu auras de nouveau {swipes} swipes et {likes} likes.',
  out_of_likes: 'Tu n’as plus de likes pour aujourd’hui.',
  out_of_likes_text:
    '{day, select, today {Encore un peu de patience : aujourd’hui à} other {Patience jusqu’à demain. Dès}} {when}, tu en auras de nouveau {likes}. Tu peux encore dire non, et liker depuis un profil.',
  empty: 'Tu as vu tout le monde',
  empty_text:
    'Pas de nouvelle carte pour l’âge que tu cherches. Élargis un peu en haut, ou regarde tous les membres. Les profils que tu as passés reviennent après {days} jours.',
  preferences: 'Qui tu veux voir',
  preferences_now: '{from}-{until} ans, {is, select, near {{km} km} other {partout}}',
  preferences_why:
    'Ça vaut pour le swipe, « Trouver un match » et tes premiers matchs. Personne d’autre ne le voit.',
  preferences_far: 'Tu vois d’abord les membres proches, puis ceux qui sont plus loin.',
  gone: '{name} n’est plus là. Ça ne t’a pas coûté de like.',
  waiting: '{count, plural, one {# swipe attend} other {# swipes attendent}} que la connexion revienne.',
} as const;
