export const safety = {
  title: 'Se rencontrer en sécurité',
  lines: 'Qui appeler : {country}',
  lines_lead: 'Pas besoin d’être en danger pour appeler, ni de dire qui tu es.',
  others: 'De l’aide dans d’autres pays',
  emergency: 'En danger maintenant : le numéro d’urgence',
  police: 'Police, si ce n’est pas urgent',
  all_day: 'Jour et nuit',
} as const;

export const help_kind = {
  crisis: 'Quand ça devient trop lourd',
  lgbt: 'Pour les personnes LGBT+',
  victims: 'Après un abus, une arnaque ou un chantage',
} as const;

export const complaints = {
  title: 'Réclamations',
  description: 'Quelque chose ne va pas sur {site} ? Dis-nous ce qui s’est passé, on cherche à comprendre.',
  heading: 'Dis-nous ce qui n’a pas marché',
  lead: 'Une réclamation est bienvenue : elle nous montre ce qu’il faut améliorer.',
  topic: 'De quoi s’agit-il ?',
  topic_none: 'Choisis un sujet',
  text: 'Que s’est-il passé ?',
  text_hint: 'Dis-nous qui ou quoi est en cause, et quand. {max, number} caractères au plus.',
  email: 'Ton adresse e-mail',
  email_hint: 'C’est là qu’on enverra notre réponse.',
  answer_to: 'Notre réponse ira à {email}.',
  submit: 'Envoyer la réclamation',
  next_title: 'Ce qui se passe ensuite',
  next_received: 'Tu reçois tout de suite une confirmation par e-mail, avec une référence.',
  next_looked: 'On lit ta réclamation, on cherche ce qui s’est passé et on te demande ce qui n’est pas clair.',
  next_answered: 'On t’écrit ce qu’il en ressort. Pas d’accord ? Réponds simplement à cet e-mail.',
  other_ways: 'Tu préfères écrire ou appeler ? Écris à <email></email> ou appelle le <phone></phone>.',
  sent_title: 'Ta réclamation est envoyée',
  sent_text: 'Tu vas recevoir une confirmation par e-mail. Ta référence : <code>{reference}</code>.',
  sent_follow: 'Voir où on en est',
  sent_home: 'Retour à l’accueil',
  follow_title: 'Suivre ton dossier',
  follow_lead: 'Tu as déjà envoyé une réclamation ou signalé un contenu illégal ? Vois où on en est.',
  follow_reference: 'Référence',
  follow_reference_hint: 'Huit lettres et chiffres ; ils sont dans notre e-mail.',
  follow_email: 'Adresse indiquée',
  follow_submit: 'Voir où ça en est',
  follow_unknown: 'On ne trouve rien avec cette référence et cette adresse. Pour un signalement fait comme membre, regarde dans tes réglages, sous « Signalements et décisions ».',
  follow_sent: 'Envoyé le {day}',
  follow_answered: 'Réponse envoyée le {day}. Elle est dans tes e-mails.',
  follow_other: 'Suivre un autre dossier',
} as const;

export const complaint_topic = {
  account: 'Mon compte ou la connexion',
  credits: 'Les crédits ou un paiement',
  member: 'Un autre membre',
  fictional: 'Un profil fictif',
  photos: 'Une photo',
  privacy: 'Mes données',
  decision: 'Une de vos décisions',
  other: 'Autre chose',
  illegal_content: 'Un contenu illégal',
} as const;

export const complaint_state = {
  received: 'Bien reçu',
  in_progress: 'En cours d’examen',
  answered: 'Réponse envoyée',
} as const;

export const notice = {
  title: 'Signaler un contenu illégal',
  description: 'Tu as vu sur {site} quelque chose qui te semble illégal ? Dis-le-nous, avec ou sans compte.',
  heading: 'Signaler un contenu illégal',
  lead: 'Tu as vu sur ce site quelque chose qui te semble illégal ? Dis-nous où, on regarde. Tu n’as pas besoin de compte.',
  url: 'Adresse de la page',
  url_hint: 'Copie-la depuis la barre d’adresse. Uniquement des pages de ce site.',
  url_elsewhere: 'Cette page n’est pas sur ce site',
  reason: 'De quoi s’agit-il ?',
  reason_none: 'Choisis de quoi il s’agit',
  text: 'Pourquoi est-ce illégal, selon toi ?',
  text_hint: 'Dis précisément ce que tu vises : quelle photo, quels mots. {max, number} caractères au plus.',
  name: 'Ton nom',
  email_hint: 'On confirme ton signalement et on t’annonce notre décision. La personne visée ne verra jamais ton nom ni ton adresse. Pour des abus sexuels sur mineurs, tu peux laisser les deux vides.',
  good_faith: 'À ma connaissance, ce que j’écris ici est vrai et complet.',
  good_faith_missing: 'Peux-tu confirmer ceci ?',
  danger: 'Quelqu’un est en danger maintenant ? Appelle le 112 ou ton numéro d’urgence local. Ce site n’est pas un service de secours.',
  submit: 'Envoyer le signalement',
  next_received: 'Tu reçois tout de suite une confirmation par e-mail, avec une référence.',
  next_looked: 'Quelqu’un de l’équipe regarde : dans l’heure si quelqu’un est en danger ou s’il s’agit d’un mineur, sinon dans la journée. On conserve la page telle qu’elle est maintenant.',
  next_answered: 'On t’écrit ce qu’on a décidé, et ce que tu peux faire si tu n’es pas d’accord.',
  member: 'Tu es membre ? Tu peux aussi signaler une personne, une photo ou un message là où tu les vois. On sait alors exactement ce que tu vises.',
  follow: 'Voir où on en est',
  sent_title: 'Ton signalement est envoyé',
  sent_text: 'Merci de nous l’avoir dit. Ta référence : <code>{reference}</code>. Si tu as laissé une adresse, tu la recevras aussi par e-mail.',
} as const;

export const notice_reason = {
  underage: 'Abus sexuel sur mineurs, ou une personne de moins de 18 ans sur le site',
  danger_to_life: 'La vie ou la sécurité de quelqu’un est en danger',
  intimate_image_without_consent: 'Une photo intime sans consentement',
  extortion: 'Chantage ou extorsion',
  harassment: 'Haine, menaces ou harcèlement',
  spam_or_scam: 'Arnaque ou usurpation d’identité',
  other: 'Autre chose d’illégal',
} as const;
