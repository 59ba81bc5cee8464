export const settings = {
  language_and_theme: 'Langue et affichage',
  language_hint: 'Nos e-mails sont aussi dans cette langue.',
  theme: 'Affichage',
  theme_auto: 'Automatique',
  theme_light: 'Clair',
  theme_dark: 'Sombre',
  theme_chosen: 'Affichage : {name}',
  switched_on: '« {label} » : activé',
  switched_off: '« {label} » : désactivé',
  blocked: 'Membres bloqués',
  blocked_hint: 'Vous ne vous voyez pas. Le pseudo affiché est celui du jour du blocage.',
  blocked_none: 'Tu ne bloques personne. Pour bloquer, ouvre un profil et touche les trois points.',
  unblock_name: 'Débloquer {name}',
  account: 'Compte',
  security: 'Sécurité',
  data: 'Tes données et ton compte',
  since: 'Membre depuis le {date}',
  confirmed: 'confirmée',
  not_confirmed: 'pas encore confirmée',
  membership: 'Statut',
  member_since: 'Membre depuis',
} as const;

export const privacy = {
  seen: 'Qui te voit',
  row: 'Invisible, en ligne, lu, visites',
  shared: 'Ce que les autres peuvent voir',
  mirror: 'Ce que tu désactives, tu ne le vois pas non plus chez les autres.',
  presence: 'En ligne',
  presence_text: 'Les autres voient si tu es en ligne, ou si tu l’étais aujourd’hui.',
  read_text: 'Dans une conversation, l’autre voit que tu as lu son message.',
  typing: 'En train d’écrire',
  typing_text: 'Dans une conversation, l’autre voit que tu es en train d’écrire.',
  visits: 'Visites',
  visits_text: 'Quand tu regardes un profil, ce membre peut voir ta visite.',
  gifts: 'Cadeaux sur ton profil',
  gifts_text: 'Les membres voient quels cadeaux tu as reçus, et combien. Jamais de qui.',
} as const;

export const discretion = {
  title: 'Discrétion',
  intro: 'Quand d’autres peuvent voir ton écran, ton téléphone ou tes e-mails.',
  mode: 'Mode discret',
  mode_text:
    'L’onglet s’appelle « {name} » et prend une icône neutre. Les e-mails et notifications viennent aussi de « {name} » et ne citent aucun nom. Si tu installes l’app ensuite, elle porte ce nom-là. Dans ce navigateur, ça marche même avant de te connecter.',
  exit_text:
    'Une pression et tu es sur {site}. Le bouton retour ne ramène pas ici. Ce que tu as écrit est gardé.',
  key: 'Touche',
  key_escape: 'Échap deux fois',
  key_shift: 'Maj trois fois',
  key_f9: 'F9',
  key_off: 'Seulement le bouton en haut',
  key_saved: 'Touche choisie',
  on: 'Activé',
  off: 'Désactivé',
} as const;

export const sessions = {
  title: 'Connexions et appareils',
  intro:
    'Voici où ton compte est ouvert. Une connexion te semble inconnue ? Ferme-la et choisis un nouveau mot de passe.',
  on: '{browser} sur {system}',
  unknown: 'Appareil inconnu',
  nowhere: 'Lieu inconnu',
  current: 'Cet appareil',
  begun: 'Connexion : {when}',
  used: 'dernière utilisation : {when}',
  active: 'utilisé en ce moment',
  end: 'Fermer',
  end_name: 'Fermer la connexion de {name}',
  ended: 'La connexion de {name} est fermée.',
  alone: 'Ton compte n’est ouvert nulle part ailleurs.',
  others: 'Fermer toutes les autres',
  others_ended: 'Toutes les autres connexions sont fermées.',
  everywhere: 'Se déconnecter partout',
  everywhere_hint:
    'Ce bouton te déconnecte ici aussi. Ensuite, chaque navigateur compte comme nouveau : à la première connexion, on t’envoie un e-mail.',
} as const;

export const password_settings = {
  intro: 'Tes sessions se ferment sur les autres appareils.',
  old: 'Ancien mot de passe',
  submit: 'Changer le mot de passe',
  done: 'Ton mot de passe a changé. Tes sessions sur les autres appareils sont fermées.',
} as const;

export const passkeys = {
  title: 'Clés d’accès',
  intro:
    'Une clé d’accès te connecte avec ton empreinte, ton visage ou le code de ton appareil. Rien à retenir, rien à deviner.',
  none: 'Tu n’as pas encore de clé d’accès.',
  add: 'Ajouter une clé d’accès',
  added: '« {name} » est ajoutée. Tu peux tout de suite l’utiliser pour te connecter.',
  cancelled: 'Aucune clé d’accès ajoutée : l’opération a été interrompue sur ton appareil. Rien n’a changé.',
  known: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  unsupported: 'Ce navigateur ne gère pas les clés d’accès.',
  created: 'Ajoutée : {when}',
  unused: 'jamais utilisée',
  rename: 'Renommer',
  rename_name: 'Renommer « {name} »',
  name: 'Nom',
  renamed: 'La clé d’accès s’appelle maintenant « {name} ».',
  remove: 'Supprimer',
  remove_name: 'Supprimer « {name} »',
  remove_question: 'Supprimer « {name} » ?',
  remove_text: 'Tu ne pourras plus t’en servir pour te connecter. Ton mot de passe marche toujours.',
  removed: '« {name} » est supprimée. Tu ne peux plus t’en servir pour te connecter.',
  reauthentication: 'Petite vérification',
  reauthentication_text:
    'Ta connexion date un peu. Tape ton mot de passe pour qu’on sache que c’est bien toi.',
  reauthentication_submit: 'Continuer',
} as const;

export const reauthentication = {
  password: 'Ton mot de passe',
} as const;

export const email_settings = {
  intro: 'Ton adresse actuelle : {email}.',
  new: 'Nouvelle adresse e-mail',
  another: 'Choisir une autre adresse',
  hint: 'On y envoie un lien. Tant que tu ne l’as pas ouvert, ton ancienne adresse reste valable.',
  submit: 'Changer d’adresse',
  asked: 'Un e-mail est en route.',
  waiting: 'En attente de confirmation : {email}',
  waiting_text: 'Ouvre le lien dans l’e-mail envoyé à cette adresse. Il marche jusqu’au {until}.',
  cancel: 'Ne rien changer',
  cancelled: 'Ton adresse reste la même.',
} as const;

export const own_data = {
  title: 'Tes données',
  intro:
    'Une copie de tout ce qu’on garde sur toi : compte, profil, photos, likes, conversations et crédits. Elle s’ouvre dans ton navigateur, et d’autres programmes peuvent la lire aussi.',
  ask: 'Demander une copie',
  ask_hint: 'Ça prend en général quelques minutes. Un e-mail te prévient quand elle est prête.',
  making: 'Ta copie se prépare',
  making_text: 'Pas besoin d’attendre ici : un e-mail te prévient quand elle est prête.',
  ready: 'Ta copie est prête',
  ready_text: '{size}, faite le {made}. Tu peux la télécharger jusqu’au {until}.',
  password_hint: 'Comme ça, on sait que c’est toi, même si quelqu’un d’autre a ton téléphone.',
  log_in_again: 'Reconnecte-toi pour télécharger ta copie. Comme ça, on sait que c’est toi.',
  download: 'Télécharger',
  downloading: 'Le téléchargement commence.',
  failed: 'Ça n’a pas marché',
  failed_text: 'Ça vient de chez nous. Tu peux réessayer tout de suite.',
  again: 'Demander une nouvelle copie',
  again_hint: 'Elle remplacera celle-ci.',
  next: 'Nouvelle copie possible à partir du {when}.',
  inside: 'Garde ce fichier à l’abri des regards : tes conversations et tes photos y sont lisibles.',
} as const;

export const invitations = {
  title: 'Invitations',
  intro:
    'Une invitation permet à une personne de s’inscrire, même quand l’inscription est fermée. Chaque lien marche une fois, pendant {days, number} jours. Personne ne voit qui tu invites.',
  unconfirmed: 'Confirme d’abord ton adresse e-mail. Tu pourras ensuite inviter des gens ici.',
  make: 'Créer une invitation',
  make_another: 'Encore une invitation',
  left: 'Tu peux encore en créer {left, number}.',
  none_left: 'Tu as {open, number} invitations en attente. C’est le maximum.',
  ready: 'Ton invitation est prête',
  once: 'Partage le lien maintenant : on ne pourra plus te le montrer.',
  link: 'Lien de ton invitation',
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Copié',
  share_text: 'Tu me rejoins sur {site} ?',
  made: 'Tes invitations',
  made_on: 'Créée le {day}',
  open: 'Valable jusqu’au {day}',
  used: 'Utilisée',
  expired: 'Expirée',
  withdrawn: 'Retirée',
  withdraw: 'Retirer',
  withdraw_made: 'Retirer : invitation du {day}',
  withdrawn_now: 'L’invitation est retirée.',
} as const;

export const deletion = {
  title: 'Supprimer mon compte',
  step: 'Étape {step, number} sur {steps, number}',
  next: 'Continuer',
  stay: 'Je reste',
  reason_title: 'Pourquoi pars-tu ?',
  reason_hint: 'Ça nous aide à progresser. Tu préfères ne pas le dire ? Continue.',
  remarks: 'Tu veux nous dire quelque chose ?',
  remarks_hint: 'Facultatif. {max, number} caractères au plus.',
  what_title: 'Ce qui va se passer',
  what_now:
    'Tout de suite : plus personne ne te voit. Ton profil, tes photos, tes likes et tes conversations quittent toutes les listes, et toutes tes sessions se ferment.',
  what_until: 'Jusqu’au {until} : tu peux revenir avec le lien reçu par e-mail. Tout sera comme avant.',
  what_after:
    'Ensuite : on efface tout définitivement. Les conversations disparaissent aussi chez l’autre. Seules restent les données de paiement que la loi oblige à garder, séparées de ton profil.',
  what_credits:
    'Il te reste {count, plural, one {# crédit gratuit} other {# crédits gratuits}}. {count, plural, one {Il disparaît aussi} other {Ils disparaissent aussi}}.',
  what_back:
    'Pour {credits, plural, one {ton crédit acheté (#)} other {tes # crédits achetés}}, nous te remboursons alors {money}, par le moyen de paiement utilisé.',
  what_uncollected:
    'Sur cette somme, {money} ne sont pas encore prélevés sur ton compte. Si c’est encore le cas ce jour-là, ils ne le seront pas.',
  what_instead: 'Tu veux seulement disparaître un moment ? <link>Deviens invisible</link>.',
  reauthentication_title: 'Pour finir : c’est bien toi ?',
  reauthentication_text: 'Avec ton mot de passe, on sait que c’est ton choix.',
  reauthentication_passkey: 'Tu viens d’utiliser ta clé d’accès : ça suffit.',
  submit: 'Supprimer mon compte',
  offer_title: '{percentage, number} % de remise, et tu restes ?',
  offer_text:
    'Tu reçois un code pour tes prochains crédits, valable {days, number} jours. On ne le demande qu’une fois, quel que soit ton choix.',
  offer_accept: 'Oui, je reste',
  offer_decline: 'Non, supprimer mon compte',
  offered_title: 'Chouette, tu restes',
  offered_text: 'Tu retrouveras aussi ton code à côté de tes crédits.',
  offered_link: 'Vers tes crédits',
} as const;

export const delete_reason = {
  price: 'Trop cher',
  found_someone: 'J’ai rencontré quelqu’un',
  not_looking: 'Je ne cherche pas en ce moment',
  site_problems: 'Le site marchait mal',
  no_members: 'Trop peu de membres près de chez moi',
  time: 'Ça me prend trop de temps',
  other: 'Autre chose',
} as const;

export const discount = {
  title: 'Ta remise : {percentage, number} %',
  until: 'Pour un achat de crédits, jusqu’au {until}.',
  always: 'Pour un achat de crédits.',
  code: 'Code',
  copy: 'Copier',
  copied: 'Code copié',
} as const;
