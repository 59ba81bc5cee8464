export const report_mail = {
  subject: 'Nous avons reçu ton signalement ({reference})',
  preview: 'Nous l’examinons et te tiendrons au courant.',
  text: 'Nous avons reçu ton signalement : « {reason} ». Ce que tu as vu est conservé tel quel. Le membre signalé ne saura pas de qui ça vient.',
  next: 'Quelqu’un de l’équipe lit ton signalement, décide et te dit ce qu’il en est. Quelque chose à ajouter ? Réponds à cet e-mail. Si tu as trouvé une photo de toi ou si quelqu’un est en danger, précise-le.',
  reference: 'Ta référence : {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Signalement {reference} : {reason}',
  subject_urgent: 'URGENT, signalement {reference} : {reason}',
  preview: 'Nouveau signalement d’un membre',
  greeting: 'Signalement {reference} : {reason}',
  text: 'Un membre en a signalé un autre. Le signalement et les preuves sont dans la base de données, pas dans cet e-mail.',
  read: 'Pour le lire : {command}',
} as const;

export const report_decision_mail = {
  subject: 'La suite de ton signalement ({reference})',
  preview: 'Nous avons pris une décision.',
  text: 'Tu as signalé {subject} : « {reason} ». Quelqu’un de l’équipe l’a examiné.',
  action: 'Nous avons agi, selon cette règle : {rule} Nous ne pouvons pas t’en dire plus sur l’autre membre, et ce membre ne sait pas que tu l’as signalé.',
  no_action: 'Nous n’avons pris aucune mesure. Merci quand même : ta vigilance nous aide.',
  appeal: 'Pas d’accord ? Dis-nous pourquoi avant le {until}. Quelqu’un qui n’a pas pris la décision la réexamine.',
  button: 'Lire la décision ou contester',
} as const;

export const report_undone_mail = {
  subject: 'Ton signalement ({reference}) : une mesure annulée',
  preview: 'Nous l’avons réexaminé.',
  text: 'Tu as signalé {subject} : « {reason} ».',
  undone: 'Nous t’avions dit que nous avions agi. Depuis, nous avons réexaminé le dossier, et annulé cette mesure.',
  button: 'Lire la décision',
} as const;

export const reported_subject = {
  profile: 'un membre',
  photo: 'une photo d’un membre',
  message: 'un message',
  chat_photo: 'une photo dans une conversation',
  gift: 'un cadeau',
  page: 'une page',
} as const;

export const notice_mail = {
  subject: 'Nous avons reçu ton signalement ({reference})',
  preview: 'Nous l’examinons et te dirons notre décision.',
  text: 'Nous avons reçu ton signalement d’un contenu de notre site. Nous conservons la page telle qu’elle est maintenant, pour notre décision.',
  next: 'Quelqu’un de l’équipe l’examine et décide : dans l’heure si quelqu’un est en danger ou s’il s’agit d’un mineur, sinon dans la journée. Tu recevras un e-mail, quelle que soit la décision.',
  button: 'Voir où on en est',
  not_you: 'Tu n’as rien signalé ? Quelqu’un s’est trompé d’adresse et tu n’as rien à faire.',
} as const;

export const notice_decision_mail = {
  subject: 'Notre décision sur ton signalement ({reference})',
  preview: 'Nous l’avons examiné.',
  text: 'Tu nous as signalé {path}, sur notre site, comme peut-être illégal. Quelqu’un de l’équipe l’a examiné.',
  action: 'Nous avons agi, selon cette règle : {rule}',
  no_action: 'Nous n’avons pris aucune mesure.',
  disagree: 'Pas d’accord ? Envoie-nous dans les six mois une réclamation sur une décision, avec la référence. Quelqu’un d’autre la réexamine. C’est gratuit.',
  button: 'Envoyer une réclamation',
} as const;

export const notice_undone_mail = {
  subject: 'Signalement d’une page ({reference}) : une mesure annulée',
} as const;

export const decision_mail = {
  subject: 'Une décision sur ton compte {site}',
  replaces: 'Ceci remplace notre décision du {day}, qui ne compte plus : nous avons réexaminé le signalement.',
  removed_text: 'Nous avons retiré ton texte « À propos de moi ».',
  removed_photos: '{count, plural, one {Nous avons masqué une photo ; elle n’est plus visible que pour toi.} other {Nous avons masqué # photos ; elles ne sont plus visibles que pour toi.}}',
  removed_messages: '{count, plural, one {Nous avons retiré un envoi de ta part ; il n’est plus visible que pour toi.} other {Nous avons retiré # envois de ta part ; ils ne sont plus visibles que pour toi.}}',
  about: 'Ce qui est en cause : {subject}.',
  rule: 'La règle : {rule}',
  reason: 'Pourquoi : {reason}',
  refund: 'Nous te remboursons {money} pour les crédits achetés et non utilisés, par le moyen de paiement utilisé.',
  counts: 'Ceci compte comme avertissement pendant {months, number} mois.',
  appeal: 'Pas d’accord ? Dis-nous pourquoi avant le {until}. Quelqu’un qui n’a pas pris la décision la réexamine. C’est gratuit.',
  button: 'Lire la décision ou contester',
  by_people: 'Cette décision a été prise par des personnes, pas par un ordinateur.',
  automated: 'C’était automatique. Si tu contestes, une personne l’examine.',
  other_ways: 'Tu peux aussi t’adresser à un organisme certifié de règlement extrajudiciaire des litiges, ou à la justice.',
} as const;

export const decision_subject = {
  photo: 'une de tes photos',
  message: 'un message que tu as envoyé',
  chat_photo: 'une photo que tu as envoyée',
  gift: 'un cadeau que tu as envoyé',
  selfie: 'ton selfie',
} as const;

export const measure_mail = {
  warning: 'Tu reçois un avertissement. Ton profil reste comme il est, et tu peux continuer normalement.',
  content_removed: 'Nous avons retiré un de tes contenus. Pour le reste, ton compte marche normalement.',
  temporary_ban: 'Ton compte est bloqué jusqu’au {until}. D’ici là, personne ne voit ton profil et tu ne peux pas te connecter. Ensuite, tout redevient comme avant.',
  permanent_ban: 'Ton compte est bloqué définitivement. Personne ne voit ton profil, et tu ne peux plus te connecter.',
  messages_limited: 'Pour l’instant, tu peux écrire à moins de nouvelles personnes que d’habitude. Ton profil et tes conversations restent comme ils sont.',
  messages_stopped: 'Pour l’instant, tu ne peux pas écrire à de nouvelles personnes. Ton profil et tes conversations restent comme ils sont.',
} as const;

export const decision_undone_mail = {
  subject: 'Une décision sur ton compte {site} ne compte plus',
  preview: 'Nous avons annulé une décision.',
  text: 'Nous avons réexaminé le signalement à l’origine de notre décision du {day}, et annulé cette décision. Ce que nous avions retiré est de retour, tout blocage qui en découlait est levé, et elle ne compte plus. Tu n’as rien à faire.',
} as const;

export const appeal_mail = {
  subject: 'Nous avons reçu ta contestation',
  preview: 'Nous réexaminons la décision.',
  text: 'Nous avons reçu ta contestation. Nous réexaminons la décision et t’écrirons le résultat.',
  other_person: 'C’est quelqu’un qui n’a pas pris la décision qui s’en charge.',
} as const;

export const appeal_operator_mail = {
  subject: 'Contestation {reference}',
  preview: 'Nouvelle contestation d’une décision',
  text: 'Un membre conteste une décision. Quelqu’un qui ne l’a pas prise doit l’examiner, dans l’administration.',
} as const;

export const appeal_decision_mail = {
  subject: 'Le résultat de ta contestation',
  preview: 'Nous avons réexaminé la décision.',
  upheld_reported: 'Nous avons réexaminé la décision sur ton compte. Elle est maintenue.',
  overturned_reported: 'Nous avons réexaminé la décision sur ton compte. Tu avais raison : nous l’avons annulée et elle ne compte plus. Désolés.',
  upheld_reporter: 'Nous avons réexaminé la décision sur ton signalement. Elle est maintenue.',
  overturned_reporter: 'Nous avons réexaminé la décision sur ton signalement. Tu avais raison : une nouvelle décision va être prise, et nous te l’enverrons.',
  open_again: 'Ton compte est de nouveau ouvert : tu peux te connecter, et les autres te voient.',
  other_ban: 'Ton compte reste toutefois bloqué, à cause d’une autre décision.',
  button: 'Lire la réponse',
  other_person: 'C’est quelqu’un qui n’avait pas pris la décision qui s’en est chargé.',
} as const;

export const complaint_mail = {
  subject: 'Nous avons reçu ta réclamation ({reference})',
  preview: 'Nous la lisons et te répondrons.',
  text: 'Nous avons reçu ta réclamation (« {topic} »). Nous la lisons, nous cherchons ce qui s’est passé et nous répondrons à cette adresse. Quelque chose à ajouter ? Réponds à cet e-mail.',
  reference: 'Ta référence : {reference}',
  not_you: 'Tu n’as envoyé aucune réclamation ? Quelqu’un a saisi ton adresse par erreur et tu n’as rien à faire.',
} as const;

export const complaint_answer_mail = {
  subject: 'Notre réponse à ta réclamation ({reference})',
  preview: 'Nous avons fait le point.',
  text: 'Tu nous as envoyé une réclamation (« {topic} »). Voici notre réponse :',
  not_content: 'Pas d’accord ? Réponds simplement à cet e-mail.',
} as const;

export const complaint_operator_mail = {
  subject: 'Réclamation {reference} : {topic}',
  preview: 'Nouvelle réclamation',
  greeting: 'Réclamation {reference}',
  topic: 'Sujet : {topic}',
  member: 'D’un membre : {email} (compte {account})',
  visitor: 'D’un visiteur : {email}',
  reply: 'Une réponse à cet e-mail va à {email}.',
} as const;
