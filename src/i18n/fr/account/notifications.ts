export const notifications = {
  title: 'Notifications',
  row: 'E-mail, appareils, heures de silence',
  intro:
    'Choisis, sujet par sujet, ce que tu reçois par e-mail et sur tes appareils. Chaque choix vaut tout de suite.',
  always: 'Les e-mails sur ton compte, tes paiements et tes signalements arrivent toujours.',
  group_messages: 'Messages',
  group_likes: 'Likes et visites',
  group_site: 'De la part de {site}',
  email: 'Par e-mail',
  push: 'Sur tes appareils',
  summary: 'E-mail : {email} · appareils : {push}',
  summary_email: 'E-mail : {email}',
  on: 'oui',
  off: 'non',
  off_now: 'en pause',
  saved: '« {label} » : enregistré',
  saving: 'Enregistrement…',
  waiting: 'Pas encore enregistré. Ça se fera tout seul dès que la connexion revient.',
} as const;

export const notification_type = {
  new_conversations: 'Nouvelles conversations',
  new_messages: 'Nouveaux messages',
  like: 'Likes, matchs et visites',
  unread_message_reminders: 'Messages non lus',
  promotions: 'Offres',
  weekly_updates: 'Résumé de la semaine',
  news: 'Actualités',
  reminders: 'Fin d’inscription',
} as const;

export const notification_hint = {
  new_conversations: 'Quand un membre t’écrit pour la première fois.',
  new_messages: 'Quand un message arrive dans une conversation. Rien pour ce que tu as déjà lu.',
  like: 'Quand tu plais à un membre, quand c’est un match et quand on a vu ton profil.',
  unread_message_reminders: 'Une seule fois, si un message n’est pas lu après 24 heures.',
  promotions: 'Remises et bons plans. Seulement si tu l’actives.',
  weekly_updates: 'Une fois par semaine : les nouveaux membres qui te correspondent, et ce qui t’attend.',
  news: 'Quand il y a du nouveau sur le site. Seulement si tu l’actives.',
  reminders:
    'Deux fois au plus, tant que ton adresse e-mail n’est pas confirmée et que l’inscription n’est pas finie.',
} as const;

export const frequency = {
  at_once: 'Tout de suite',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine',
  never: 'Jamais',
} as const;

export const frequency_short = {
  at_once: 'tout de suite',
  daily: 'chaque jour',
  weekly: 'chaque semaine',
  never: 'non',
} as const;

export const push_device = {
  title: 'Sur cet appareil',
  label: 'Notifications sur cet appareil',
  hint: 'Pour un message, un like ou un match, même quand le site est fermé. En mode discret, sans pseudo ni texte.',
  last: 'Dernière notification ici : {when}.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Chrome, Firefox ou Safari à jour le peuvent.',
  off_done: 'Les notifications sont désactivées sur cet appareil.',
} as const;

export const quiet_hours = {
  title: 'Heures de silence',
  every_day: 'Silence chaque jour à heures fixes',
  hint: 'Rien n’est envoyé pendant ces heures. Tout arrive juste après.',
  from: 'De',
  until: 'À',
  zone: 'Fuseau horaire : {zone}.',
  other_zone: 'Ces heures sont celles de {zone}. Cet appareil est réglé sur {here}.',
  use_zone: 'Utiliser l’heure de cet appareil',
  digests:
    'Les e-mails du jour et de la semaine partent à {time} dans ce fuseau, ou après tes heures de silence.',
} as const;

export const unsubscribe = {
  title: 'Se désabonner',
  question: 'Arrêter les e-mails « {what} » ?',
  text: 'Tu peux arrêter seulement ces e-mails, ou tous ceux sur les messages, les likes et les actualités. Ceux sur ton compte arrivent toujours.',
  one: 'Arrêter ces e-mails',
  all: 'Arrêter tous les e-mails',
  done_type: 'Tu ne recevras plus d’e-mails « {what} »',
  done_all: 'Tu ne recevras plus ces e-mails',
  done_text: 'C’est fait. Si tu changes d’avis, réactive-les dans tes notifications.',
  preferences: 'Régler les notifications',
  invalid: 'Ce lien ne permet pas de te désabonner',
} as const;

export const disabled_explanation = {
  bounce: 'Nos e-mails vers {email} nous reviennent. Ton adresse est-elle toujours bonne ?',
  fbl: 'Un de nos e-mails a été signalé comme spam. On ne t’en envoie donc plus.',
  listunsubscribe: 'Le désabonnement vient de ta messagerie. On ne t’envoie donc plus d’e-mails.',
} as const;

export const emails_off = {
  title: 'Tes e-mails sont coupés',
  back: 'Tu les veux de nouveau ? On envoie un seul e-mail à {email}, avec un lien pour le confirmer.',
  submit: 'Recevoir les e-mails',
  another: 'Autre adresse e-mail',
  sent: 'Un e-mail est parti vers {email}. Ouvre le lien et confirme : tes e-mails reprendront.',
  again: 'Renvoyer',
} as const;

export const enable_emails = {
  title: 'Recevoir de nouveau les e-mails ?',
  text: 'Confirme que cette adresse e-mail est à toi. Les e-mails reprendront, exactement comme tu les avais réglés.',
  submit: 'Oui, les recevoir',
  done_title: 'Tes e-mails sont de retour',
  done_text: 'Ton adresse est confirmée. Dans tes notifications, tu choisis les sujets.',
} as const;
