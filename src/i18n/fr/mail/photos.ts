export const photo_rejected_mail = {
  subject: 'Au sujet d’une de tes photos sur {site}',
  preview: 'Une de tes photos n’a pas pu être acceptée. Voici pourquoi.',
  text: 'Quelqu’un de l’équipe a regardé une photo de ton profil. Elle ne respecte pas nos règles, donc les autres ne la voient pas.',
  minors: 'La règle : pas de photo où une personne semble avoir moins de 18 ans.',
  without_consent: 'La règle : pas de photo de gens qui n’ont pas donné leur accord.',
  threats: 'La règle : pas de photo qui menace ou insulte les autres.',
  advertising: 'La règle : pas de publicité, et rien qui renvoie à un autre site.',
  impersonation: 'La règle : tes photos te montrent toi, pas quelqu’un d’autre.',
  explanation: 'Plus précisément : {explanation}',
  next: 'La photo reste visible pour toi sur ton profil. Tu peux la supprimer et en choisir une autre. Rien d’autre ne change.',
  disagree: 'Pas d’accord ? Tu peux contester dans les six mois. Quelqu’un qui n’a pas pris la décision la réexamine. C’est gratuit.',
  decided_by: 'Cette décision a été prise par une personne, pas par un programme.',
} as const;

export const selfie_rejected_mail = {
  subject: 'Au sujet de ton selfie sur {site}',
  preview: 'Il ne nous a pas permis de vérifier ta photo. Voici pourquoi.',
  text: 'Quelqu’un de l’équipe a comparé ton selfie à ta photo principale, sans pouvoir la vérifier. Pourquoi : {reason}',
  next: 'Tu peux envoyer un autre selfie quand tu veux. Rien d’autre ne change.',
} as const;
