export const mail_parts = {
  greeting: 'Bonjour {name},',
  greeting_unnamed: 'Bonjour,',
  link: 'Le bouton ne marche pas ? Ouvre ce lien :',
  sent_by: '{company}, {address}, {city}',
  support: 'Une question ? Écris à {email}.',
} as const;

export const activation_mail = {
  subject: 'Confirme ton adresse e-mail pour {site}',
  preview: 'Un clic et ton compte est actif.',
  text: 'Bienvenue. Confirme que cette adresse e-mail est à toi ; les autres verront alors ton profil et tes messages arriveront.',
  button: 'Activer mon compte',
  expires: 'Le lien marche {days, plural, one {# jour} other {# jours}}.',
  not_you: 'Cette inscription n’est pas de toi ? Ouvre le lien et choisis « Ce n’était pas moi » : le compte disparaît tout de suite. Si tu ne fais rien, il disparaît tout seul après {days, number} jours.',
} as const;

export const account_exists_mail = {
  subject: 'Tu as déjà un compte sur {site}',
  preview: 'Il te suffit de te connecter.',
  text: 'Quelqu’un a voulu s’inscrire avec cette adresse e-mail. C’était toi ? Tu as déjà un compte : il te suffit de te connecter.',
  button: 'Se connecter',
  not_you: 'Ce n’était pas toi ? Tu n’as rien à faire : rien n’a changé et personne n’a rien vu.',
} as const;

export const password_reset_mail = {
  subject: 'Choisis un nouveau mot de passe pour {site}',
  preview: 'Le bouton te permet d’en choisir un nouveau.',
  text: 'Tu as demandé un nouveau mot de passe. Choisis-le avec le bouton ci-dessous. Ta session s’ouvrira tout de suite, et se fermera sur tes autres appareils.',
  button: 'Choisir un mot de passe',
  expires: 'Le lien marche une seule fois, pendant {hours, plural, one {# heure} other {# heures}}.',
  not_you: 'Tu n’as rien demandé ? Tu n’as rien à faire : ton mot de passe reste le même.',
} as const;

export const password_changed_mail = {
  subject: 'Ton mot de passe pour {site} a changé',
  preview: 'Ce n’était pas toi ? Lis la suite.',
  text: 'Tu as maintenant un autre mot de passe. Tes sessions sur tous tes autres appareils sont fermées.',
  passkeys: 'Tes clés d’accès ont été supprimées, au cas où quelqu’un d’autre en aurait ajouté une. Tu peux en recréer une dans tes réglages.',
  not_you: 'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe : personne d’autre ne pourra plus entrer dans ton compte.',
  button: 'Ce n’était pas moi',
} as const;

export const email_change_mail = {
  subject: 'Confirme ta nouvelle adresse e-mail pour {site}',
  preview: 'Un clic et ce sera ton adresse.',
  text: 'Tu veux utiliser cette adresse e-mail pour ton compte. Confirme avec le bouton que tu y reçois bien tes e-mails. D’ici là, l’ancienne adresse reste valable.',
  button: 'Utiliser cette adresse',
  expires: 'Le lien marche une seule fois, pendant {hours, plural, one {# heure} other {# heures}}.',
  not_you: 'Tu n’as rien demandé ? Tu n’as rien à faire.',
} as const;

export const email_change_asked_mail = {
  subject: 'Changement de ton adresse e-mail sur {site}',
  preview: 'Ce n’était pas toi ? Lis la suite.',
  text: 'Ton compte prendra une autre adresse e-mail dès qu’elle sera confirmée : {email}. D’ici là, celle-ci reste valable.',
  not_you: 'Ce n’était pas toi ? Alors quelqu’un d’autre connaît ton mot de passe. Choisis-en un nouveau : le changement est annulé et toutes les sessions se ferment.',
  button: 'Ce n’était pas moi',
} as const;

export const email_changed_mail = {
  subject: 'Ton adresse e-mail pour {site} a changé',
  preview: 'Ce n’était pas toi ? Tu peux annuler.',
  text: 'Ton compte utilise maintenant {email}. Cette adresse-ci n’y est plus liée.',
  again: 'Ton compte utilise maintenant une autre adresse e-mail. Celle-ci n’y est plus liée.',
  not_you: 'Ce n’était pas toi ? Annule avec le bouton. Cette adresse redevient la tienne, toutes les sessions se ferment et tu reçois un lien pour choisir un nouveau mot de passe.',
  button: 'Annuler le changement',
  expires: 'Tu peux annuler pendant {days, plural, one {# jour} other {# jours}}.',
} as const;

export const new_login_mail = {
  subject: 'Nouvelle connexion sur {site}',
  preview: 'C’était toi ?',
  text: 'Ton compte a été ouvert dans un navigateur que nous ne connaissions pas :',
  device: '{browser} sur {system}, {country}',
  browser_unknown: 'navigateur inconnu',
  system_unknown: 'appareil inconnu',
  country_unknown: 'pays inconnu',
  not_you: 'Ce n’était pas toi ? Ferme cette connexion et choisis un nouveau mot de passe sur {address}',
  button: 'Voir tes connexions',
  you: 'C’était bien toi ? Tu n’as rien à faire.',
} as const;

export const passkey_mail = {
  subject: 'Tes clés d’accès sur {site} ont changé',
  preview: 'C’était toi ?',
  added: 'Une clé d’accès a été ajoutée à ton compte : « {passkey} ». Elle permet de se connecter sans mot de passe.',
  removed: 'La clé d’accès « {passkey} » a été retirée de ton compte. Ton mot de passe marche toujours.',
  not_you: 'Ce n’était pas toi ? Regarde tes clés d’accès et choisis un nouveau mot de passe sur {address}',
  button: 'Voir tes clés d’accès',
  you: 'C’était bien toi ? Tu n’as rien à faire.',
} as const;

export const deletion_mail = {
  subject: 'Ton compte sur {site} va être supprimé',
  preview: 'Tu peux encore revenir quelque temps.',
  text: 'Ton compte est masqué. Plus personne ne voit ton profil, tes photos ni tes conversations.',
  until: 'Jusqu’au {until}, tu peux revenir et tout sera comme avant. Ensuite, nous effaçons tout définitivement.',
  button: 'Je veux revenir',
  not_you: 'Tu n’as pas supprimé ton compte ? Utilise le bouton, puis choisis un nouveau mot de passe.',
} as const;

export const frozen_mail = {
  subject: 'Ton compte sur {site} est suspendu',
  preview: 'Une vérification est en cours. Voici ce que ça change.',
  text: 'Nous vérifions quelque chose au sujet de ton compte. D’ici là, personne d’autre ne voit ton profil, et tu ne peux ni écrire, ni liker, ni rien modifier. Rien n’est perdu.',
  why: 'Pourquoi : {reason}',
  can: 'Tu peux toujours te connecter, lire tes messages, télécharger tes données et supprimer ton compte.',
  disagree: 'Tu penses que c’est une erreur ? Dis-le-nous, ou écris à {email}. Une vraie personne te lira.',
  button: 'Nous écrire',
} as const;

export const unfrozen_mail = {
  subject: 'Ton compte sur {site} est de retour',
  preview: 'Tout est comme avant.',
  text: 'La vérification est finie et ton compte est de retour : les autres voient de nouveau ton profil, et tes conversations et tes likes n’ont pas bougé. Merci de ta patience.',
  button: 'Aller sur le site',
} as const;

export const no_free_credits_mail = {
  subject: 'Tes crédits gratuits sur {site}',
  preview: 'Ton adresse est confirmée. Un mot sur tes crédits.',
  once: 'Ton adresse est confirmée, bienvenue. Cette adresse e-mail a déjà reçu des crédits gratuits, et nous ne les offrons qu’une fois. {credits, plural, one {Le crédit gratuit} other {Les # crédits gratuits}} de ton inscription {credits, plural, one {a donc quitté} other {ont donc quitté}} ton solde.',
  unsent: '{count, plural, one {Le message que tu avais déjà écrit n’est donc pas parti, et personne ne l’a vu.} other {Les # messages que tu avais déjà écrits ne sont donc pas partis, et personne ne les a vus.}}',
  free: 'Chercher, liker, matcher et lire restent gratuits. Avec un pack, tu peux continuer à écrire.',
  button: 'Voir les packs',
  why: 'Une adresse avec un plus, ou avec des points chez Gmail, compte comme la même adresse.',
} as const;

export const export_mail = {
  subject: 'Tes données de {site} sont prêtes',
  preview: 'Connecte-toi pour les télécharger.',
  text: 'Tu as demandé une copie de tes données. Elle est prête. Par sécurité, elle n’est pas dans cet e-mail mais dans ton compte.',
  button: 'Télécharger mes données',
  expires: 'Tu peux les télécharger pendant {days, plural, one {# jour} other {# jours}}. Ensuite, nous les supprimons.',
  not_you: 'Tu n’as rien demandé ? Change de mot de passe et regarde dans tes réglages sur quels appareils ton compte est ouvert.',
} as const;

export const export_failed_mail = {
  subject: 'Tes données de {site} ne sont pas encore prêtes',
  preview: 'Ça n’a pas marché. Tu peux réessayer tout de suite.',
  text: 'Tu as demandé une copie de tes données. Nous avons essayé plusieurs fois, sans succès. Ça vient de chez nous, pas de toi. Réessaie. Et si ça ne marche toujours pas, dis-le-nous.',
  button: 'Redemander',
} as const;

/** The page in the copy of a member's data. */
export const export_page = {
  title: 'Les données de {name}',
  lead: 'Tout ce que {site} gardait sur toi le {date}. Sur les autres, tu n’y trouves que ce que tu pouvais déjà voir.',
  chapters: 'Chapitres',
  files: 'Les mêmes données sont dans le dossier « data », pour les programmes. Tes photos sont dans le dossier « photos ».',
  none: 'Rien.',
  yes: 'Oui',
  no: 'Non',
  account: 'Compte',
  email: 'Adresse e-mail',
  language: 'Langue',
  signed_up: 'Inscription',
  terms: 'Conditions acceptées',
  came_by: 'Ton chemin jusqu’à nous',
  invitations: 'Invitations',
  invitation: 'Invitation {used, select, yes {utilisée} other {non utilisée}}',
  confirmed: 'Adresse e-mail confirmée',
  premium: 'Premium depuis',
  sessions: 'Connexions',
  login_times: 'depuis le {from}, dernière fois le {last}',
  unknown_device: 'Appareil inconnu',
  browsers: 'Navigateurs que nous connaissons',
  browser: 'Déjà utilisé pour te connecter',
  passkeys: 'Clés d’accès',
  email_change: 'Nouvelle adresse e-mail, pas encore confirmée',
  links: 'Liens que nous t’avons envoyés',
  freezes: 'Quand ton compte était suspendu',
  freeze: 'Sans explication',
  freeze_times: 'du {from} au {until}',
  freeze_since: 'depuis le {from}',
  emails: 'E-mails des 30 derniers jours',
  profile: 'Profil',
  name: 'Pseudo',
  birth_date: 'Date de naissance',
  gender: 'Genre',
  country: 'Pays',
  blocked: 'Bloqués par toi',
  word_filter: 'Mots masqués',
  preferences: 'Qui tu veux voir',
  preferences_are: 'De {from} à {until} ans, {is, select, near {à moins de {km} km} other {à toute distance}}',
  photos: 'Photos',
  photo_public: 'Publique',
  photos_sent: 'Photos que tu as envoyées',
  album: 'Album privé',
  album_shown_to: 'Tu le montres à',
  album_shown_by: 'Tu vois l’album de',
  verification: 'Photo vérifiée',
  selfie: 'Ton selfie',
  discounts: 'Codes promo',
  payments: 'Paiements',
  cards: 'Cartes enregistrées',
  searches: 'Recherches enregistrées',
  conversations: 'Conversations',
  reports: 'Signalements que tu as faits',
  email_feedback: 'E-mails revenus et signalements comme spam',
} as const;

export const export_payment = {
  created: 'commencé',
  pending: 'en cours',
  completed: 'payé',
  failed: 'échoué',
  cancelled: 'abandonné',
  expired: 'expiré',
  refunded: 'remboursé',
  charged_back: 'annulé par la banque',
} as const;

export const export_link = {
  activation: 'Confirmer l’adresse e-mail',
  password_reset: 'Choisir un nouveau mot de passe',
  email_change: 'Confirmer la nouvelle adresse e-mail',
  email_revert: 'Annuler la nouvelle adresse e-mail',
  reactivation: 'Récupérer le compte',
  notifications: 'Recevoir de nouveau les e-mails',
} as const;

export const export_feedback = {
  bounce: 'Ton adresse e-mail ne marchait pas',
  temporary: 'Un e-mail n’est pas arrivé',
  complaint: 'Un e-mail a été signalé comme spam',
} as const;

export const export_verification = {
  pose_shown: 'Pose demandée',
  pending: 'Selfie envoyé',
  verified: 'Vérifié',
  rejected: 'Refusé',
} as const;

export const export_staff = {
  title: 'Qui a consulté tes données',
  lookups: 'Consultation de données privées',
  notes: 'Notes sur toi',
  support: 'Service client',
  moderator: 'Modération',
  finance: 'Finances',
  admin: 'Administration',
  operator: 'L’exploitant',
} as const;

export const export_contacts = {
  title: 'Les gens que tu ne veux pas croiser ici',
  list: 'Dans ta liste',
} as const;

export const exported_contact = {
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
} as const;
