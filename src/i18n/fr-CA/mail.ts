import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  account_exists_mail: {
    text: 'Quelqu’un a voulu s’inscrire avec cette adresse courriel. C’était toi ? Tu as déjà un compte : il te suffit de te connecter.',
  },
  activation_mail: {
    subject: 'Confirme ton adresse courriel pour {site}',
    text: 'Bienvenue. Confirme que cette adresse courriel est à toi ; les autres verront alors ton profil et tes messages arriveront.',
  },
  email_change_asked_mail: {
    subject: 'Changement de ton adresse courriel sur {site}',
    text: 'Ton compte prendra une autre adresse courriel dès qu’elle sera confirmée : {email}. D’ici là, celle-ci reste valable.',
  },
  email_change_mail: {
    subject: 'Confirme ta nouvelle adresse courriel pour {site}',
    text: 'Tu veux utiliser cette adresse courriel pour ton compte. Confirme avec le bouton que tu y reçois bien tes courriels. D’ici là, l’ancienne adresse reste valable.',
  },
  email_changed_mail: {
    subject: 'Ton adresse courriel pour {site} a changé',
    again: 'Ton compte utilise maintenant une autre adresse courriel. Celle-ci n’y est plus liée.',
  },
  export_feedback: {
    bounce: 'Ton adresse courriel ne marchait pas',
    temporary: 'Un courriel n’est pas arrivé',
    complaint: 'Un courriel a été signalé comme pourriel',
  },
  export_link: {
    activation: 'Confirmer l’adresse courriel',
    email_change: 'Confirmer la nouvelle adresse courriel',
    email_revert: 'Annuler la nouvelle adresse courriel',
    notifications: 'Recevoir de nouveau les courriels',
  },
  export_mail: {
    text: 'Tu as demandé une copie de tes données. Elle est prête. Par sécurité, elle n’est pas dans ce courriel mais dans ton compte.',
  },
  export_page: {
    email: 'Adresse courriel',
    confirmed: 'Adresse courriel confirmée',
    email_change: 'Nouvelle adresse courriel, pas encore confirmée',
    emails: 'Courriels des 30 derniers jours',
    email_feedback: 'Courriels revenus et signalements comme pourriel',
  },
  exported_contact: {
    email: 'Adresse courriel',
  },
  no_free_credits_mail: {
    once: 'Ton adresse est confirmée, bienvenue. Cette adresse courriel a déjà reçu des crédits gratuits, et nous ne les offrons qu’une fois. {credits, plural, one {Le crédit gratuit} other {Les # crédits gratuits}} de ton inscription {credits, plural, one {a donc quitté} other {ont donc quitté}} ton solde.',
  },
  complaint_answer_mail: {
    not_content: 'Pas d’accord ? Réponds simplement à ce courriel.',
  },
  complaint_mail: {
    text: 'Nous avons reçu ta réclamation (« {topic} »). Nous la lisons, nous cherchons ce qui s’est passé et nous répondrons à cette adresse. Quelque chose à ajouter ? Réponds à ce courriel.',
  },
  complaint_operator_mail: {
    reply: 'Une réponse à ce courriel va à {email}.',
  },
  notice_mail: {
    next: 'Quelqu’un de l’équipe l’examine et décide : dans l’heure si quelqu’un est en danger ou s’il s’agit d’un mineur, sinon dans la journée. Tu recevras un courriel, quelle que soit la décision.',
  },
  report_mail: {
    next: 'Quelqu’un de l’équipe lit ton signalement, décide et te dit ce qu’il en est. Quelque chose à ajouter ? Réponds à ce courriel. Si tu as trouvé une photo de toi ou si quelqu’un est en danger, précise-le.',
  },
  report_operator_mail: {
    text: 'Un membre en a signalé un autre. Le signalement et les preuves sont dans la base de données, pas dans ce courriel.',
  },
  discreet_notification: {
    text: 'Il y a du nouveau pour toi. Par discrétion, ce courriel ne dit pas quoi.',
    why: 'Tu reçois ce courriel parce que ces notifications sont activées. Le bouton te montre de qui il vient.',
  },
  export_notifications: {
    chosen: 'courriel : {email}, notification push : {push}',
    emails: 'Courriels de notification des 30 derniers jours',
  },
  notification_mail: {
    unsubscribe: 'Arrêter ces courriels',
  },
  notifications_enable_discreet: {
    text: 'Confirme avec le bouton que cette adresse est à toi. Par discrétion, ce courriel n’en dit pas plus.',
  },
  notifications_enable_mail: {
    subject: 'Recevoir de nouveau les courriels de {site} ?',
    text: 'Tu as demandé à recevoir de nouveau les courriels sur les messages, les likes et le reste. Avec le bouton, tu confirmes que cette adresse marche et qu’elle est à toi. Ils reprendront alors, exactement comme tu les avais réglés.',
  },
  mandate_mail: {
    not_you: 'Ce n’était pas toi ? Réponds tout de suite à ce courriel.',
  },
  receipt_mail: {
    vat: 'Dont {percentage, number} % de taxes : {money}.',
  },
  receipt_sheet: {
    vat: 'Dont taxes {percentage, number} % ({country})',
    no_vat: 'Taxes ({country})',
    vat_number: 'Numéro de taxes {number}',
  },
  refund_mail: {
    way: 'L’argent revient par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher. Sur ton relevé : {statement}.',
  },
  remainder_mail: {
    keep: 'Une fois ton compte effacé, nous ne pourrons plus t’écrire. Garde donc ce courriel.',
  },
  returned_mail: {
    way: 'Nous te renvoyons donc tout de suite {money}, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher. Sur ton relevé : {statement}.',
  },
  withdrawal_mail: {
    keep: 'Garde ce courriel : il prouve ta rétractation.',
  },
  signal: {
    disposable_address: 'Une adresse courriel jetable',
    banned_mailbox: 'La boîte courriel d’un compte bloqué',
  },
  signal_reason: {
    disposable_address: 'Ton adresse courriel est jetable.',
    banned_mailbox: 'Ta boîte courriel est celle d’un compte que nous avons bloqué.',
  },
  signup_reminder_discreet: {
    why: 'Tu reçois ce courriel parce que cette adresse a été saisie et n’est pas encore confirmée. Le bouton te montre de qui il vient.',
  },
  signup_reminder_mail: {
    subject: 'Ton adresse courriel pour {site} n’est pas encore confirmée',
    text: 'Ton inscription est faite, mais ton adresse courriel n’est pas encore confirmée. Dès qu’elle le sera, les autres verront ton profil et tes messages arriveront.',
  },
} satisfies PartialCatalogue<MailMessages>;
