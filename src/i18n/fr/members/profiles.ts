export const profile = {
  back_to_list: 'Retour à la liste',
  about: 'À propos de {name}',
  details: 'En bref',
  shared: '{count, number} en commun',
  photos: 'Photos',
  nothing_filled_in: '{name} n’a encore rien rempli. Pose-lui la question.',
  like: 'Liker',
  unlike: 'Retirer le like',
  like_name: 'Liker {name}',
  edit: 'Modifier le profil',
  likes_you: 'Tu plais à {name}',
  matched: 'C’est un match',
  message: 'Envoyer un message',
  message_short: 'Message',
  conversation: 'Voir la conversation',
  conversation_short: 'Discuter',
  signup_to_write: 'Inscris-toi gratuitement pour envoyer un message ou un like à {name}. Déjà membre ?',
  block: 'Bloquer {name}',
  block_confirm: 'Ta conversation et tes likes avec {name} disparaissent, et {name} ne voit plus ton profil. Tu pourras encore faire un signalement : pour cela, on garde vos derniers messages {days, number} jours.',
  blocked: 'Tu bloques maintenant {name}.',
  unblock: 'Débloquer',
  unblocked: 'Tu ne bloques plus {name}.',
  blocked_you: 'Tu ne peux pas voir ce profil',
  gone: 'Ce profil n’existe pas, ou plus',
  gone_text: 'Ce membre est peut-être parti. Beaucoup d’autres étaient en ligne aujourd’hui.',
} as const;

export const detail = {
  sexuality: 'Orientation',
  region: 'Région',
  city: 'Ville',
  living_area: 'Quartier',
  hair_colour: 'Cheveux',
  eye_colour: 'Yeux',
  body_type: 'Silhouette',
  relationship_status: 'Situation',
  tattoos: 'Tatouages',
  reason: 'Ici pour',
  about_me: 'À propos de moi',
  interests: 'Centres d’intérêt',
} as const;

export const enrich = {
  title: 'Complète ton profil',
} as const;

export const enrich_gap = {
  photo: 'Ajouter une photo',
  about_me: 'Dire qui tu es',
  interests: 'Choisir des centres d’intérêt',
  city: 'Ajouter ta ville',
  reason: 'Dire ce que tu cherches',
} as const;

export const profile_gap = {
  photo: 'Tu n’as pas encore de photo principale. Les membres qui en ont une sont mieux placés dans les recherches.',
  about_me: 'Il n’y a encore rien sur toi. Deux phrases suffisent pour commencer.',
  interests: 'Choisis quelques centres d’intérêt : ça donne aux autres de quoi lancer la discussion.',
  city: 'Ajoute ta ville : les autres sauront si vous habitez près l’un de l’autre.',
  reason: 'Dis ce que tu cherches ici. Ça évite une question.',
} as const;

export const sexuality = {
  hetero: 'Hétéro',
  gay: 'Gay',
  lesbian: 'Lesbienne',
  bi: 'Bi',
} as const;

export const hair_colour = {
  black: 'Noirs',
  brown: 'Bruns',
  blond: 'Blonds',
  red: 'Roux',
  grey: 'Gris',
  bald: 'Crâne rasé',
  other: 'Autre',
} as const;

export const eye_colour = {
  brown: 'Marron',
  blue: 'Bleus',
  green: 'Verts',
  grey: 'Gris',
  other: 'Autre',
} as const;

export const body_type = {
  slim: 'Mince',
  normal: 'Dans la moyenne',
  fat: 'Costaud',
} as const;

export const relationship_status = {
  divorced: 'Divorcé',
  living_together: 'En couple',
  married: 'Marié',
  unmarried: 'Pas marié',
  single: 'Célibataire',
  widowed: 'Veuf',
} as const;

export const tattoos = {
  none: 'Aucun',
  some: 'Quelques-uns',
  many: 'Beaucoup',
} as const;

export const reason = {
  relationship: 'Une relation',
  dates: 'Des rencontres',
  friends: 'De l’amitié',
  chat: 'Discuter',
  fun: 'Du plaisir',
} as const;

export const interest = {
  relationship: 'Relation',
  onenightstand: 'Plan d’un soir',
  kissing: 'Embrasser',
  hugging: 'Câlins',
  massages: 'Massages',
  lingerie: 'Lingerie',
  sex: 'Sexe',
  safesex: 'Safe sex',
  publicsex: 'Plans en extérieur',
  oralsex: 'Sexe oral',
  analsex: 'Sexe anal',
  sextoys: 'Sextoys',
  masturbating: 'Branle',
  exchangingpictures: 'Échange de photos',
  threesome: 'Plan à trois',
  gangbang: 'Gang bang',
  bondage: 'Bondage',
  sadomasochism: 'SM',
  gym: 'Muscu',
  sports: 'Sport',
  dancing: 'Danse',
  travelling: 'Voyages',
  adventure: 'Aventure',
  party: 'Sorties',
  tattoos: 'Tatouages',
  music: 'Musique',
  movies: 'Films',
  videogames: 'Jeux vidéo',
  politics: 'Politique',
  outdoors: 'Plein air',
  gardening: 'Jardinage',
  hiking: 'Rando',
  biking: 'Vélo',
  reading: 'Lecture',
  animals: 'Animaux',
  beach: 'Plage',
  art: 'Art',
  photography: 'Photo',
  theater: 'Théâtre',
  shopping: 'Shopping',
  fashion: 'Mode',
  astrology: 'Astrologie',
  cooking: 'Cuisine',
  foodie: 'Bonne bouffe',
  bbq: 'Barbecue',
  sushi: 'Sushis',
  vegetarian: 'Cuisine végé',
  wine: 'Vin',
  beer: 'Bière',
  tea: 'Thé',
  coffee: 'Café',
  own_1: 'Intérêt 1',
  own_2: 'Intérêt 2',
  own_3: 'Intérêt 3',
  own_4: 'Intérêt 4',
  own_5: 'Intérêt 5',
  own_6: 'Intérêt 6',
  own_7: 'Intérêt 7',
  own_8: 'Intérêt 8',
  own_9: 'Intérêt 9',
  own_10: 'Intérêt 10',
  own_11: 'Intérêt 11',
  own_12: 'Intérêt 12',
} as const;

export const visits = {
  intro: 'Ces membres ont vu ton profil ces {days} derniers jours, du plus récent au plus ancien.',
  earlier: 'Visites précédentes',
  empty: 'Pas encore de visite',
  empty_text: 'Ici, tu vois pendant {days} jours qui regarde ton profil. Fais un tour de ton côté : souvent, on te rend la visite.',
  locked: 'Qui a vu ton profil ?',
  locked_text: 'Avec premium, tu sais qui a vu ton profil ces {days} derniers jours.',
  both_ways: 'Ça marche dans les deux sens : si tu regardes un profil, ce membre peut voir ta visite.',
  to_premium: 'Voir premium',
  off: 'Visites désactivées',
  off_text: 'Les autres ne voient pas que tu regardes leur profil. C’est pourquoi tu ne vois pas non plus qui regarde le tien.',
  to_privacy: 'Vers la visibilité',
  made: 'Profils que tu as vus',
} as const;
