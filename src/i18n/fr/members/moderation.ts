export const report = {
  action: 'Signaler {name}',
  lead: '{name} ne saura pas que tu le signales.',
  reason: 'Que se passe-t-il ?',
  reason_missing: 'Choisis ce qui se passe',
  text: 'Raconte ce qui s’est passé',
  text_hint: 'Quelques phrases suffisent. {max, number} caractères au plus.',
  block: 'Bloquer aussi {name}',
  block_hint: 'Vous ne vous verrez plus. La conversation disparaît, mais on la garde pour ce signalement.',
  evidence: 'On garde le profil, les photos et vos derniers messages tels qu’ils sont, jusqu’à la fin de l’examen. Même si l’un de vous bloque l’autre.',
  danger: 'Danger maintenant ? Appelle le 112 ou ton numéro d’urgence local. On regarde au plus vite, mais ce site n’est pas un service de secours.',
  submit: 'Envoyer le signalement',
  sent_title: 'On a reçu ton signalement',
  sent_text: 'Merci de nous l’avoir dit. Ta référence : <code>{reference}</code> ; tu la recevras aussi par e-mail.',
  known_title: 'Tu l’avais déjà signalé',
  known_text: 'Ce que tu viens d’écrire complète ce signalement. Ta référence reste <code>{reference}</code>.',
  sent_next: 'Quelqu’un de l’équipe lit ton signalement et regarde le profil. Les urgences passent d’abord. Tu auras toujours une réponse, même si on ne fait rien.',
} as const;

export const report_action = {
  photo: 'Signaler une photo de {name}',
  message: 'Signaler un message de {name}',
  chat_photo: 'Signaler une photo envoyée par {name}',
  gift: 'Signaler un cadeau de {name}',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam ou arnaque',
  fictional_not_labelled: 'Un faux profil qui n’est pas indiqué comme fictif',
  underage: 'Une personne de moins de 18 ans',
  harassment: 'Harcèlement, haine ou menaces',
  intimate_image_without_consent: 'Une photo intime sans consentement',
  extortion: 'Chantage ou extorsion',
  danger_to_life: 'Quelqu’un est en danger',
  other: 'Autre chose',
} as const;

export const safety_menu = {
  check_in: 'Prévoir un suivi de rencontre',
  tips: 'Se rencontrer en sécurité',
} as const;

export const safety_note = {
  label: 'Prudence',
  money: 'Il est question d’argent. Quoi que {name} te raconte : n’envoie jamais d’argent, de cartes cadeaux ni de coordonnées bancaires à quelqu’un que tu n’as pas rencontré.',
  money_tips: 'Comment marchent les arnaques',
  extortion: '{name} te menace ? Tu peux te faire aider, et ce n’est pas ta faute. Ne paie pas, ne réponds pas et garde les messages.',
  extortion_help: 'Ce que tu peux faire maintenant',
  report: 'Signaler',
  reported: 'Signalé',
  block: 'Bloquer',
  dismiss: 'Masquer cet avis dans cette conversation',
} as const;

export const frozen = {
  title: 'Ton compte est suspendu',
  short: 'Ton compte est suspendu : tu peux seulement lire',
  since: 'Ton compte est suspendu depuis le {day}.',
  why: 'Pourquoi : {reason}',
  what: 'Une vérification est en cours. D’ici là, personne ne te voit, et tu ne peux ni écrire, ni liker, ni rien modifier. Rien n’est perdu, et tu peux tout lire.',
  composer: 'Tu peux seulement lire pour l’instant',
  contact: 'Une erreur ? Dis-le-nous',
  export: 'Télécharger tes données',
} as const;

export const decision_alert = {
  label: 'Une décision sur ton compte',
} as const;

export const noticed_decision = {
  warning: 'Un avertissement : lis pourquoi',
  content_removed: 'Un contenu supprimé : lis pourquoi',
} as const;

export const check_in_alert = {
  question: 'Tout va bien ?',
  otherwise: 'Sinon, on prévient ton proche.',
  alarmed: 'Ton proche a été prévenu.',
  waiting: 'Pas encore envoyé. Ça partira dès que la connexion revient.',
  well: 'Tout va bien',
  thanks: 'Tant mieux.',
} as const;
