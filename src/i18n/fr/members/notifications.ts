export const push_question = {
  message: 'Savoir tout de suite quand on te répond ?',
  like: 'Savoir tout de suite quand tu plais à quelqu’un ?',
} as const;

export const push_offer = {
  text: 'Tu reçois une notification pour un nouveau message, un like ou un match, même quand le site est fermé.',
  control: 'Tu choisis les sujets et les heures de silence. En mode discret, ni pseudo ni texte.',
  turn_on: 'Activer les notifications',
  not_now: 'Non merci',
  done: 'Les notifications sont activées sur cet appareil.',
  undecided: 'Tu n’as encore rien choisi.',
  failed: 'Les notifications n’ont pas pu être activées. Réessaie plus tard.',
  denied_title: 'Notifications bloquées',
  denied: 'Ton navigateur bloque les notifications de ce site. Pour les rétablir :',
  denied_in_app: 'Les notifications de cette app sont bloquées. Pour les rétablir :',
  denied_app: 'Appuie longuement sur l’icône de l’app, ou ouvre son menu ⋮, et choisis « Infos sur l’appli ». Active-y « Notifications ».',
  denied_chrome: 'Ouvre l’icône à gauche de l’adresse, choisis « Autorisations » ou « Paramètres du site », et autorise « Notifications ».',
  denied_firefox: 'Ouvre le cadenas à gauche de l’adresse et retire le blocage à « Envoyer des notifications ». Recharge ensuite la page.',
  denied_safari: 'Dans le menu Safari, choisis « Réglages », puis « Sites web » et « Notifications », et autorise ce site.',
  denied_ios: 'Ouvre l’app Réglages, choisis « Notifications », puis ce site, et autorise les notifications.',
  install: 'Sur iPhone ou iPad, les notifications marchent si le site est sur ton écran d’accueil :',
  install_open: 'Ouvre le site depuis l’écran d’accueil et active-y les notifications.',
} as const;

export const ios_install = {
  share: 'Dans la barre de ton navigateur, touche le carré avec la flèche vers le haut.',
  add: 'Choisis « Sur l’écran d’accueil ».',
  confirm: 'Touche « Ajouter » en haut à droite.',
} as const;

export const disabled_alert = {
  label: 'Tes e-mails sont coupés',
} as const;

export const disabled_reason = {
  bounce: 'Nos e-mails ne t’arrivent pas',
  fbl: 'E-mails coupés après un signalement comme spam',
  listunsubscribe: 'E-mails coupés à ta demande',
} as const;
