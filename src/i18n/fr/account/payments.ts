export const transactions = {
  title: 'Transactions',
  intro: 'Tes achats et l’historique de tes crédits.',
  all: 'Toutes les transactions',
  payments: 'Achats',
  payments_none: 'Tu n’as encore rien acheté.',
  buy: 'Voir les packs',
  to_collect: 'À prélever',
  not_collected: 'Non prélevé',
  refunded: '{money} remboursés',
  limit: 'Ton plafond de dépenses',
} as const;

export const spending_limit = {
  title: 'Plafond de dépenses',
  intro: 'Décide toi-même de ce que tu dépenses au plus par mois. Personne d’autre ne le voit.',
  none: 'Pas de plafond',
  month: '{limit} par mois',
  nothing: 'Aucun achat',
  spent: 'Dépensé ce mois-ci : {spent}',
  unpaid: 'Dont pas encore payé : {unpaid}',
  left: 'Tu peux encore dépenser {left} jusqu’au {until}.',
  spent_out: 'Plus rien à dépenser jusqu’au {until}.',
  used_up: 'Tu as atteint ton plafond du mois : aucun achat possible jusqu’au {until}.',
  too_much: 'Ton plafond te laisse {left} jusqu’au {until}. Ce n’est pas assez pour ça.',
  closed: 'Ton plafond est à 0 : tu ne peux rien acheter.',
  raised: 'À partir du {from} : {limit}.',
  label: 'Nouveau plafond mensuel, en {currency}',
  hint: 'Un plafond plus bas vaut tout de suite. Un plafond plus haut vaut après {hours, number} heures, pour que la nuit porte conseil. 0 : aucun achat.',
  wrong: 'Indique un montant de 0 à {max}.',
  remove: 'Supprimer le plafond',
  other_currency:
    'Tu paies maintenant en {currency}. Tant que tu n’as pas fixé de nouveau plafond, tu ne peux rien acheter en {currency}.',
} as const;

export const payment = {
  title: 'Achat',
  details: 'Détails',
  method: 'Moyen de paiement',
  repeat: 'nouvelle commande avec ta carte enregistrée',
  begun: 'Commandé',
  bought: 'Acheté le',
  code: 'Code promo',
  statement: 'Sur ton relevé',
  to_collect: 'À prélever',
  collect_on: 'Prélevé à partir du',
  account: 'Depuis le compte',
  receipt: 'Numéro de reçu',
  download: 'Télécharger le reçu (PDF)',
  back: 'Remboursé',
  refunds_and_chargebacks: 'Ce qui a été rendu',
  less: 'Prélevé en moins',
} as const;

export const payment_state = {
  created: 'Pas encore payé',
  pending: 'En cours',
  completed: 'Payé',
  failed: 'Échoué',
  cancelled: 'Abandonné',
  expired: 'Expiré',
  refunded: 'Remboursé',
  charged_back: 'Annulé par la banque',
} as const;

export const payment_method = {
  sdd: 'Prélèvement',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Virement bancaire',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Autre carte bancaire',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const;

export const payment_kind = {
  bank: 'Auprès de ta banque',
  card: 'Avec ta carte',
  device: 'Avec ton iPhone, iPad ou Mac',
  paypal: 'Avec ton compte PayPal',
  voucher: 'Avec un code acheté en magasin',
  debit: 'Un débit unique sur ton compte',
  transfer: 'Prend un à trois jours ouvrés',
} as const;

export const payment_failure = {
  declined: 'Ta banque ou ta carte a refusé le paiement.',
  insufficient_funds: 'Le solde de ton compte ou de ta carte ne suffisait pas.',
  card_expired: 'Ta carte a expiré.',
  provider_away: 'Le service de paiement ne répondait pas.',
  amount_differs:
    'Le montant ne correspondait pas à ta commande. Si quelque chose a été débité, contacte le service client.',
} as const;

export const payment_result = {
  pending: 'Ton paiement est en cours',
  pending_text:
    'En général, ça prend quelques secondes. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un e-mail te prévient.',
  pending_transfer:
    'Un virement prend un à trois jours ouvrés. Tu peux fermer cette page : tes crédits arrivent tout seuls, et un e-mail te prévient.',
  asking: 'Nous interrogeons ta banque',
  asking_text: 'Tu viens de payer ? Nous le savons en général en quelques secondes.',
  completed: 'Merci, ton paiement est passé',
  agreed: 'Merci, ton prélèvement est prévu',
  to_collect: 'Nous prélevons une seule fois {money} sur ton compte finissant par {end}, à partir du {day}.',
  completed_text:
    '{credits, plural, one {# crédit a été ajouté} other {# crédits ont été ajoutés}} à ton solde.',
  settled:
    '{settled, plural, one {# crédit a servi} other {# crédits ont servi}} à régler ce que tu devais encore pour un paiement annulé par la banque.',
  balance: '{count, plural, one {crédit} other {crédits}}',
  premium: 'Te voilà premium, à vie.',
  to_message: 'Reprendre ton message',
  to_chats: 'Vers tes conversations',
  not_charged: 'Rien n’a été débité.',
  cancelled: 'Paiement abandonné',
  cancelled_text: 'Pas de souci : rien n’a été débité.',
  failed_text: 'Le paiement n’est pas passé. Rien n’a été débité.',
  expired: 'Paiement expiré',
  expired_text: 'Le temps pour payer est passé. Rien n’a été débité.',
  other_method: 'Choisir un autre moyen',
  card_text: 'Ta carte enregistrée a été refusée. Rien n’a été débité.',
  by_paypal: 'Payer avec PayPal',
  refunded_text:
    '{money} t’ont été remboursés par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrés à s’afficher.',
  on_its_way: 'Ton argent est en route',
  on_its_way_text:
    '{money} sont en route, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrés à s’afficher.',
  not_collected: 'Rétractation faite',
  not_collected_text: '{money} ne seront pas prélevés sur ton compte.',
  charged_back_text:
    'La banque a repris {money}. Les crédits correspondants ont quitté ton solde ; ce que tu avais déjà utilisé se règle avec ton prochain pack. Une erreur ? Demande au <service>service client</service>.',
  charged_back_before: 'Ce paiement t’avait déjà été remboursé à hauteur de {money}.',
} as const;

export const refund_kind = {
  withdrawal: 'Rétractation',
  deletion: 'Compte supprimé',
  refund: 'Remboursé',
  chargeback: 'Annulé par la banque',
} as const;

export const refund_state = {
  requested: 'en route',
  done: 'envoyé',
  not_collected: 'non prélevé',
  taken_back: 'aussi annulé par la banque',
} as const;

export const withdrawal = {
  title: 'Changé d’avis ?',
  until: 'Jusqu’au {until}, tu peux te faire rembourser ce que tu n’as pas utilisé, sans donner de raison.',
  begin: 'Renoncer au contrat ici',
  heading: 'Te rétracter de ton achat',
  back: 'Tu récupères {money} pour {credits, plural, one {# crédit inutilisé} other {# crédits inutilisés}}.',
  nothing:
    'Rien n’est prélevé sur ton compte. {credits, plural, one {# crédit inutilisé quitte} other {# crédits inutilisés quittent}} ton solde.',
  less: 'Nous prélèverons {money} de moins sur ton compte, pour {credits, plural, one {# crédit inutilisé} other {# crédits inutilisés}}. Reste à prélever : {left}.',
  proof: 'Tu reçois tout de suite un e-mail comme preuve.',
  way: 'L’argent revient par le moyen de paiement utilisé, au plus tard dans les 14 jours. Tu reçois tout de suite un e-mail comme preuve.',
  carries_premium:
    'Ton premium vient de cet achat. Si tu en demandes le remboursement, même d’une partie, ton premium s’arrête. Ton prochain pack te le rend.',
  premium: 'Ton premium s’arrête aussi. Ton prochain pack te le rend.',
  confirm: 'Confirmer la rétractation',
  cancel: 'Finalement non',
  done: 'C’est fait. Tu récupères {money}.',
  done_nothing: 'C’est fait. Rien ne sera prélevé.',
  done_less: 'C’est fait. Il reste {left} à prélever.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {crédit} other {crédits}}',
  when: 'Quand',
  to: 'À',
  lot: 'Type',
  free_credits_revoked: 'Crédits gratuits annulés',
  free_credits_revoked_text:
    'Cette adresse e-mail a déjà reçu des crédits gratuits. Nous ne les offrons qu’une fois.',
  of_payment: 'Voir l’achat',
} as const;

export const credit_meaning = {
  promotion: 'Ces crédits te sont offerts.',
  sales: 'Tu as acheté ces crédits.',
  messages:
    'Ils ont servi à envoyer un message. S’il n’est pas ouvert dans les {days, number} jours, tes crédits te sont rendus.',
  photos:
    'Ils ont servi à envoyer une photo. Si elle n’est pas ouverte dans les {days, number} jours, tes crédits te sont rendus.',
  gifts:
    'Ils ont servi à envoyer un cadeau. S’il n’est pas ouvert dans les {days, number} jours, tes crédits te sont rendus.',
  refunds: 'Ces crédits ont été retirés parce que l’achat a été annulé.',
  chargebacks: 'Ces crédits ont été retirés parce que la banque a annulé le paiement.',
  debts: 'Ils ont réglé les crédits déjà utilisés d’un paiement annulé par la banque.',
  corrections: 'Ceci corrige une erreur de notre part.',
  returns: 'Ton envoi n’a pas été ouvert. Tes crédits t’ont donc été rendus.',
} as const;
