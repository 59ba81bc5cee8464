export const notification_mail = {
  unsubscribe: 'Arrêter ces e-mails',
  preferences: 'Régler les notifications',
  photo_of: 'Photo de {name}',
} as const;

export const discreet_notification = {
  text: 'Il y a du nouveau pour toi. Par discrétion, cet e-mail ne dit pas quoi.',
  button: 'Regarder',
  why: 'Tu reçois cet e-mail parce que ces notifications sont activées. Le bouton te montre de qui il vient.',
} as const;

export const notifications_enable_mail = {
  subject: 'Recevoir de nouveau les e-mails de {site} ?',
  preview: 'Confirme que cette adresse est à toi.',
  text: 'Tu as demandé à recevoir de nouveau les e-mails sur les messages, les likes et le reste. Avec le bouton, tu confirmes que cette adresse marche et qu’elle est à toi. Ils reprendront alors, exactement comme tu les avais réglés.',
  button: 'Oui, les recevoir',
  expires: 'Le lien marche {days, plural, one {# jour} other {# jours}}, une seule fois.',
  not_you: 'Tu n’as rien demandé ? Tu n’as rien à faire : rien ne change.',
} as const;

export const notifications_enable_discreet = {
  text: 'Confirme avec le bouton que cette adresse est à toi. Par discrétion, cet e-mail n’en dit pas plus.',
  button: 'Confirmer',
} as const;

export const export_notifications = {
  title: 'Notifications',
  chosen: 'e-mail : {email}, notification push : {push}',
  quiet: 'Heures de silence',
  devices: 'Appareils qui reçoivent des notifications',
  emails: 'E-mails de notification des 30 derniers jours',
  announcements: 'Annonces du site de l’année écoulée',
} as const;

export const export_notification = {
  new_conversations: 'Nouvelles conversations',
  new_messages: 'Nouveaux messages',
  like: 'Likes, matchs et visites',
  unread_message_reminders: 'Rappel des messages non lus',
  promotions: 'Offres',
  weekly_updates: 'Résumé de la semaine',
  news: 'Actualités du site',
  reminders: 'Rappels d’inscription',
} as const;

export const export_frequency = {
  at_once: 'tout de suite',
  daily: 'chaque jour',
  weekly: 'chaque semaine',
  never: 'jamais',
} as const;
