import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  buying: {
    vat: 'Tous les prix comprennent la TVA. Tu paies une fois : il n’y a pas d’abonnement.',
  },
  direct_debit: {
    heading: 'Payer par domiciliation',
    not_here: 'La domiciliation n’est pas possible ici. Choisis un autre moyen de paiement.',
    phone: 'Numéro de GSM',
    mandate_kind: 'Mandat de domiciliation européenne, unique. Sa référence arrive avec le code.',
    consent: 'J’accepte cette domiciliation',
    when: 'Le débit a lieu après {days, number} jours ouvrables. Ta banque affiche alors le nom {statement}, avec l’identifiant créancier {id}.',
    agree_to:
      'Tu acceptes une domiciliation unique de {money} sur ton compte finissant par {end}. Ta banque affiche alors le nom {statement}.',
    waits:
      'Une domiciliation attend déjà ton code : {credits, plural, one {# crédit} other {# crédits}} pour {money}.',
    waits_heading: 'Quelle domiciliation ?',
  },
  order: {
    statement: 'Sur ton extrait de compte : « {statement} ».',
    once: 'Tu paies une fois. Aucune domiciliation, jamais.',
    to_debit: 'Continuer par domiciliation : {money}',
  },
  payment: {
    statement: 'Sur ton extrait de compte',
  },
  payment_kind: {
    transfer: 'Prend un à trois jours ouvrables',
  },
  payment_method: {
    sdd: 'Domiciliation',
  },
  payment_result: {
    pending_transfer:
      'Un virement prend un à trois jours ouvrables. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un e-mail te prévient.',
    agreed: 'Merci, ta domiciliation est prévue',
    refunded_text:
      '{money} t’ont été remboursés par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
    on_its_way_text:
      '{money} sont en route, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrables à s’afficher.',
  },
} satisfies PartialCatalogue<AccountMessages>;
