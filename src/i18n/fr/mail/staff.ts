export const staff_invitation_mail = {
  subject: 'Ton accès à l’administration de {site}',
  preview: 'Choisis un mot de passe et une deuxième étape.',
  text: 'Tu peux travailler dans l’administration de {site}. Choisis un mot de passe, puis configure une deuxième étape. Le lien marche sept jours, une seule fois.',
  button: 'Choisir un mot de passe',
  not_you: 'Tu ne t’y attendais pas ? Ne fais rien : sans le lien, personne n’entre.',
} as const;

export const staff_factor_mail = {
  subject: 'Ta deuxième étape pour {site} a changé',
  preview: 'Si ce n’était pas toi, préviens tout de suite un administrateur.',
  added: 'Une deuxième étape a été ajoutée à ta connexion à l’administration : une application d’authentification ou une clé d’accès. Tes autres sessions sont fermées.',
  removed: 'Une deuxième étape a été retirée de ta connexion à l’administration. Tes autres sessions sont fermées.',
  reset: 'Un administrateur a réinitialisé la deuxième étape de ta connexion. Tu en configureras une nouvelle à la prochaine connexion.',
  not_you: 'Ce n’était pas toi, ou tu n’as rien demandé ? Préviens tout de suite un administrateur et change de mot de passe.',
  button: 'Voir ta connexion',
} as const;

export const announcement_test_mail = {
  subject: 'Test : {subject}',
} as const;
