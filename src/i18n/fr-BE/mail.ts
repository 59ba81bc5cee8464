import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  debit_sms: {
    text: '{code} est ton code pour une domiciliation de {money} sur ton compte …{end} ({statement}). Valable {minutes, number} minutes. Ne le donne à personne.',
  },
  mandate_mail: {
    subject: 'Ta domiciliation',
    agreed:
      'Tu as accepté une seule domiciliation de {money} sur ton compte finissant par {end}. Il n’y en aura pas d’autre.',
    when: 'Le montant est prélevé à partir du {day}. Sur ton extrait de compte : {statement}.',
  },
  receipt_mail: {
    statement: 'Sur ton extrait de compte : {statement}.',
  },
  receipt_sheet: {
    statement: 'Sur ton extrait de compte',
  },
  refund_mail: {
    way: 'L’argent revient par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher. Sur ton extrait de compte : {statement}.',
  },
  returned_mail: {
    way: 'Nous te renvoyons donc tout de suite {money}, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher. Sur ton extrait de compte : {statement}.',
  },
  withdrawal_mail: {
    nothing: 'Ta domiciliation de {money} est annulée : rien ne sera prélevé sur ton compte.',
    way: 'L’argent revient par le moyen de paiement utilisé, au plus tard dans les 14 jours. Sur ton extrait de compte : {statement}.',
  },
} satisfies PartialCatalogue<MailMessages>;
