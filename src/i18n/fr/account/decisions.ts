export const decisions = {
  title: 'Signalements et décisions',
  intro:
    'Ce que tu as signalé, ce que ça a donné, et ce que nous avons décidé sur ton compte. Ce sont des personnes qui décident. Seules les limites sur les premiers messages peuvent être automatiques, et une personne les revoit si tu le demandes.',
  about_me: 'Sur ton compte',
  about_me_none: 'Il n’y a rien ici. Nous n’avons jamais rien eu à décider sur ton compte.',
  strikes:
    '{count, plural, one {# avertissement compte} other {# avertissements comptent}} en ce moment. Un avertissement s’efface après {months, number} mois.',
  reports: 'Tes signalements',
  reports_none: 'Tu n’as rien signalé.',
  reported_on: 'Signalé le {day}',
  decided_on: 'Décidé le {day}',
  missing_title: 'Cette décision est introuvable',
  missing_text: 'Les signalements et décisions disparaissent avec l’un des comptes concernés.',
  all: 'Tous les signalements et décisions',
  rule: 'La règle',
  reason: 'Pourquoi',
  automated: 'C’était automatique. Si tu contestes, une personne l’examine.',
  ban_until: 'Jusqu’au {until}',
  removed_about_me: 'Nous avons retiré de ton profil le texte « À propos de moi ».',
  removed_photos: '{count, plural, one {Nous avons masqué une photo.} other {Nous avons masqué # photos.}}',
  removed_messages:
    '{count, plural, one {Nous avons retiré un envoi de ta part. Il n’est plus visible que pour toi.} other {Nous avons retiré # envois de ta part. Ils ne sont plus visibles que pour toi.}}',
  about: 'Concerne',
  your_report: 'Ce que tu as écrit',
  reference: 'Référence {reference}',
  waiting: 'Examen en cours',
  waiting_text:
    'Quelqu’un de l’équipe lit ton signalement et décide. Tu recevras un e-mail, quelle que soit la décision.',
  action: 'Nous avons agi',
  action_text:
    'Nous avons agi à la suite de ton signalement. Nous ne pouvons pas t’en dire plus sur l’autre membre.',
  action_undone: 'Nous avons agi, puis annulé',
  action_undone_text: 'Nous avons réexaminé le dossier et, le {day}, annulé ce que nous avions fait.',
  no_action: 'Nous n’avons pris aucune mesure',
  appeal_title: 'Pas d’accord ?',
  appeal_text:
    'Dis-nous pourquoi avant le {until}. Quelqu’un qui n’a pas pris la décision la réexamine. C’est possible une fois.',
  appeal_label: 'Pourquoi réexaminer cette décision ?',
  appeal_hint: 'Qu’avons-nous oublié ou mal compris ? {max, number} caractères au plus.',
  appeal_submit: 'Envoyer la contestation',
  appeal_sent: 'Ta contestation est envoyée',
  appeal_over: 'Les six mois pour contester sont passés.',
  appeal_reopened:
    'Quelqu’un d’autre décide de nouveau. Tu recevras un e-mail, et tu pourras contester cette décision-là.',
  undone: 'Annulée le {day}. Elle ne compte plus.',
  appeal_yours: 'Ta contestation',
  appeal_waiting: 'Quelqu’un d’autre l’examine. Tu recevras un e-mail.',
  other_ways:
    'Tu peux aussi t’adresser à un organisme certifié de règlement extrajudiciaire des litiges, ou à la justice. Pas besoin de contester ici pour cela.',
} as const;

export const decision_outcome = {
  no_action: 'Aucune mesure',
  content_removed: 'Un de tes contenus retiré',
  warning: 'Un avertissement',
  temporary_ban: 'Blocage temporaire',
  permanent_ban: 'Blocage définitif',
  photo_rejected: 'Une photo refusée',
  selfie_rejected: 'Ton selfie refusé',
  messages_limited: 'Moins de nouvelles personnes à la fois',
  messages_stopped: 'Aucun message à de nouvelles personnes',
} as const;

export const appeal_outcome = {
  upheld: 'La décision est maintenue',
  overturned: 'Tu avais raison',
} as const;

export const report_subject = {
  profile: 'Le membre',
  photo: 'Une photo du membre',
  message: 'Un message',
  chat_photo: 'Une photo dans la conversation',
  gift: 'Un cadeau',
  page: 'Une page du site',
} as const;

export const own_subject = {
  profile: 'Toi, en tant que membre',
  photo: 'Une de tes photos',
  message: 'Un message que tu as envoyé',
  chat_photo: 'Une photo que tu as envoyée',
  gift: 'Un cadeau que tu as envoyé',
  page: 'Une page du site',
  selfie: 'Ton selfie',
} as const;

export const house_rule = {
  minors: 'Personne de moins de 18 ans, et rien qui montre des mineurs ou parle d’eux.',
  without_consent: 'Aucune photo ni donnée de quelqu’un qui n’est pas d’accord.',
  threats: 'Ni menaces ni violence.',
  harassment: 'Ni harcèlement, ni insultes, ni haine. Non, c’est non.',
  scam: 'Pas d’arnaque, pas de demande d’argent, pas d’histoires pour en obtenir.',
  extortion: 'Pas de chantage.',
  advertising: 'Pas de publicité, pas de vente de services, pas de liens vers d’autres sites.',
  impersonation: 'Sois toi : pas de photos ni de noms d’autres personnes.',
  ban_evasion: 'Pas d’autre compte tant que le tien est bloqué.',
  illegal: 'Rien de contraire à la loi.',
} as const;

export const ban = {
  title: 'Ton compte est bloqué',
  until: 'Jusqu’au {until}. Ensuite, tu pourras te reconnecter ; tu n’as rien à faire.',
  permanent: 'Ton compte est bloqué définitivement. Les crédits achetés et non utilisés te sont remboursés.',
  hidden: 'D’ici là, personne ne voit ton profil.',
  sent_title: 'Ta contestation est envoyée',
  sent_text: 'Quelqu’un qui n’a pas pris la décision la réexamine. Tu recevras le résultat par e-mail.',
  back: 'Retour à la décision',
  over_title: 'Ce compte n’est pas, ou plus, bloqué',
  over_text: 'Le lien ne marche pas, ou tu peux de nouveau te connecter.',
} as const;
