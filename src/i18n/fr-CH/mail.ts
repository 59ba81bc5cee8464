import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  mandate_mail: {
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
    way: 'L’argent revient par le moyen de paiement utilisé, au plus tard dans les 14 jours. Sur ton extrait de compte : {statement}.',
  },
} satisfies PartialCatalogue<MailMessages>;
