export const likes = {
  more_than: '{count, number}+',
  more: 'En voir plus',
  is_new: 'Nouveau like',
  taken_back: 'Ton like pour {name} est retiré.',
  match_ended: '{name} et toi, ce n’est plus un match.',
  take_back: 'Retirer ton like pour {name}',
  write: 'Écrire',
  write_name: 'Écrire à {name}',
  received_empty: 'Pas encore de like reçu',
  received_empty_text: 'Envoie des likes et ajoute une photo à ton profil : on te remarquera plus vite.',
  given_empty: 'Pas encore de like envoyé',
  given_empty_text: 'Un like ne coûte rien et en dit assez. Va jeter un œil.',
  matches_empty: 'Pas encore de match',
  matches_empty_text: 'Quand le like est réciproque, ça se voit ici.',
  early_given: '{count, plural, one {Ton oui d’avant l’inscription est devenu un like.} other {Tes # oui d’avant l’inscription sont devenus des likes.}}',
  add_photo: 'Ajouter une photo',
} as const;

export const like_type = {
  received: 'Reçus',
  given: 'Envoyés',
  matches: 'Matchs',
} as const;

export const like_modal = {
  title: 'Nouveau like !',
  text: 'Tu plais à {name}.',
  text_more: 'Tu plais à {name} et à {count, plural, one {# autre membre} other {# autres membres}}.',
  match_title: 'C’est un match',
  match_text: '{name} et toi, vous vous plaisez.',
  match_more: '{count, plural, one {Il y a encore # nouveau match.} other {Il y a encore # nouveaux matchs.}}',
  photo: 'Voir le profil de {name}',
  view: 'Voir le profil',
  view_all: 'Voir tes likes',
} as const;
