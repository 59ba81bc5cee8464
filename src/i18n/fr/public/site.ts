export const nav = {
  main: 'Menu principal',
  skip: 'Aller au contenu',
  home: 'Accueil',
  members: 'Chercher des membres',
  members_short: 'Chercher',
  chats: 'Messages',
  likes: 'Likes',
  credits: 'Crédits',
  get_premium: 'Passer premium',
  profile: 'Mon profil',
  visitors: 'Visites',
  swipe_game: 'Swipe',
  match_finder: 'Trouver un match',
  settings: 'Réglages',
  account_menu: 'Menu de {name}',
  login: 'Se connecter',
  logout: 'Se déconnecter',
  signup: 'S’inscrire gratuitement',
  language: 'Langue',
  unread: '{count, plural, =0 {Aucun message non lu} one {# message non lu} other {# messages non lus}}',
  new_likes: '{count, plural, =0 {Aucun nouveau like} one {# nouveau like} other {# nouveaux likes}}',
  credits_left: '{count, plural, =0 {Aucun crédit} one {Encore # crédit} other {Encore # crédits}}',
  theme_light: 'Thème clair',
  theme_dark: 'Thème sombre',
} as const;

export const action = {
  done: 'Terminé',
  not_now: 'Pas maintenant',
  save: 'Enregistrer',
  understood: 'Compris',
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  dismiss: 'Ne plus afficher',
  next: 'Suivant',
  retry: 'Réessayer',
  undo: 'Annuler',
} as const;

export const state = {
  loading: 'Un instant',
  saved: 'Enregistré',
  offline: 'Pas de connexion. On réessaie dès que tu es de nouveau en ligne.',
  not_sent: 'Il n’y a pas de connexion, donc rien n’est parti. Ton texte est toujours là : réessaie dans un instant.',
  broken: 'Cette page ne s’est pas chargée complètement.',
  unreachable: 'Le site est indisponible un instant. Tu n’as rien à faire : ça reprendra tout seul.',
} as const;

export const page_error = {
  message: 'Un problème est survenu',
  not_found: 'Cette page n’existe pas',
  not_found_help: 'L’adresse a peut-être changé, ou la page n’est plus là.',
  help: 'Ça vient de chez nous. Réessaie dans une minute.',
  offline: 'Pas de connexion',
  offline_help: 'Cette page n’a pas pu se charger. Réessaie quand la connexion revient.',
  unreachable: 'Site indisponible un instant',
  unreachable_help: 'En général, ça ne dure pas. Réessaie dans un instant.',
  too_many_help: 'Le reste du site marche normalement.',
  line_back: 'La connexion est revenue',
  line_back_help: 'Réessaie pour continuer.',
  still: 'Toujours pas de connexion. Réessaie dans un instant.',
  code: 'Code {status}',
  home: 'Retour à l’accueil',
} as const;

export const home = {
  title: 'Rencontre des mecs près de chez toi',
  title_everyone: 'Rencontre quelqu’un près de chez toi',
  lead: 'Regarde qui est en ligne ce soir, envoie un like et vois où ça te mène.',
  login: 'J’ai déjà un compte',
  fair_title: 'Des prix clairs',
  fair_text: 'Le prix d’un message est écrit sur le bouton. Lire est toujours gratuit, et il n’y a pas d’abonnement.',
  discreet_title: 'Discret',
  discreet_text: 'Les autres voient ton âge, jamais ta date de naissance ni ton e-mail. Tu décides qui voit tes photos privées.',
  real_title: 'Pas de faux-semblants',
  real_text: 'Les profils fictifs portent partout un symbole.',
  recently_active: 'En ligne récemment',
} as const;

export const entry_warning = {
  title: 'À savoir avant d’entrer',
  adults: 'Ce site est réservé aux adultes de {min_age} ans et plus. Il peut contenir de la nudité.',
  fictional: 'Certains profils sont fictifs. Tu les reconnais au symbole {icon} ; aucun contact physique n’est possible avec eux.',
  costs: 'S’inscrire et lire, c’est gratuit. Envoyer un message coûte des crédits ; tu vois toujours le prix avant.',
  children: 'Des enfants utilisent aussi cet appareil ? Avec un filtre, ils n’auront pas accès aux sites comme celui-ci.',
  enter: 'J’ai {min_age} ans ou plus',
  leave: 'Quitter ce site',
} as const;

export const footer = {
  label: 'À propos du site',
  more: 'Conditions, confidentialité, aide',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
  cookies: 'Cookies',
  ban: 'Bloquer l’accès',
  report_content: 'Signaler un contenu illégal',
  return_policy: 'Remboursement',
  faq: 'Questions fréquentes',
  service: 'Service client',
  copyright: '© {year} {company}',
  disclaimer: '{site} est réservé aux adultes de {min_age} ans et plus. Le symbole {icon} signale les {plural} : impossible de les rencontrer en vrai.',
  company: '{company}, {address}, {city}. Numéro au registre du commerce : {number}.',
} as const;

export const language_page = {
  title: 'Choisis ta langue',
  lead: 'On retient ton choix.',
} as const;

export const static_page = {
  since: 'Version du {date}',
} as const;

export const region_label = {
  province: 'Province',
  state: 'État',
  region: 'Région',
  canton: 'Canton',
  land: 'Land',
  voivodeship: 'Voïvodie',
} as const;
