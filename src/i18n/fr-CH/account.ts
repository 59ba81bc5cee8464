import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  buying: {
    vat: 'Tous les prix comprennent la TVA. Tu paies une fois : il n’y a pas d’abonnement.',
  },
  direct_debit: {
    zip: 'NPA',
    phone: 'Numéro de natel',
    when: 'Le prélèvement a lieu après {days, number} jours ouvrables. Ta banque affiche alors le nom {statement}, avec l’identifiant créancier {id}.',
  },
  order: {
    statement: 'Sur ton extrait de compte : « {statement} ».',
  },
  payment: {
    statement: 'Sur ton extrait de compte',
  },
  payment_kind: {
    transfer: 'Prend un à trois jours ouvrables',
  },
  payment_result: {
    pending_transfer:
      'Un virement prend un à trois jours ouvrables. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un e-mail te prévient.',
    refunded_text:
      '{money} t’ont été remboursés par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
    on_its_way_text:
      '{money} sont en route, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
  },
} satisfies PartialCatalogue<AccountMessages>;
