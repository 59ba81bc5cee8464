export const signup_reminder_mail = {
  subject: 'Ton adresse e-mail pour {site} n’est pas encore confirmée',
  preview: 'Un clic et ton compte est prêt.',
  text: 'Ton inscription est faite, mais ton adresse e-mail n’est pas encore confirmée. Dès qu’elle le sera, les autres verront ton profil et tes messages arriveront.',
  last: 'Nous ne te le redemanderons plus.',
  button: 'Activer mon compte',
  expires: 'Le lien marche {days, plural, one {# jour} other {# jours}}.',
  not_you: 'Cette inscription n’est pas de toi ? Ouvre le lien et choisis « Ce n’était pas moi » : le compte disparaît tout de suite.',
  gone: 'Tu ne veux pas continuer ? Tu n’as rien à faire : le compte disparaît tout seul dans {days, plural, one {# jour} other {# jours}}.',
} as const;

export const signup_reminder_discreet = {
  not_you: 'Tu n’as rien demandé ? Ouvre le lien et choisis « Ce n’était pas moi » : tes données disparaissent tout de suite.',
  gone: 'Tu ne veux pas continuer ? Tu n’as rien à faire : tout disparaît tout seul dans {days, plural, one {# jour} other {# jours}}.',
  why: 'Tu reçois cet e-mail parce que cette adresse a été saisie et n’est pas encore confirmée. Le bouton te montre de qui il vient.',
} as const;
