export const credits = {
  balance: '{count, plural, one {crédit} other {crédits}}',
  price:
    'Envoyer un message coûte {count, plural, one {# crédit} other {# crédits}}. Lire est toujours gratuit.',
  price_money:
    'Envoyer un message coûte {count, plural, one {# crédit} other {# crédits}} : à partir de {money}, selon le pack. Lire est toujours gratuit.',
  price_free: 'Envoyer un message est gratuit.',
  rules: 'Tes crédits gratuits partent en premier. Les crédits n’expirent jamais.',
  ledger_entries: 'Historique des crédits',
  ledger_entries_none: 'Rien encore. Dès que tu envoies un message ou reçois des crédits, ça s’affiche ici.',
  earlier: 'Plus anciens',
} as const;

export const credit_lot = {
  free: 'crédits gratuits',
  purchased: 'crédits achetés',
  debt: 'à régler',
} as const;

export const credit_kind = {
  promotion: 'Crédits offerts',
  sales: 'Pack acheté',
  messages: 'Message envoyé',
  photos: 'Photo envoyée',
  gifts: 'Cadeau envoyé',
  refunds: 'Remboursement',
  chargebacks: 'Annulé par la banque',
  debts: 'Dette',
  corrections: 'Correction',
  returns: 'Rendu : non ouvert',
} as const;

export const credit_kind_to = {
  messages: 'Message à {name}',
  photos: 'Photo à {name}',
  gifts: 'Cadeau à {name}',
  returns: 'Rendu : non ouvert par {name}',
} as const;

export const premium = {
  heading: 'Premium, à vie',
  how: 'Tu deviens premium avec ton premier pack de crédits. Il n’y a pas d’abonnement à résilier.',
  since_heading: 'Tu es premium',
  since: 'Depuis le {date}, et à vie. Rien à renouveler, rien à résilier.',
  unlocks: 'Ce que premium t’apporte',
  unlocked: 'Ce que tu as avec premium',
  photos_title: 'Toutes les photos des membres',
  photos_text: 'Même les photos privées, nettes et sans cadenas.',
  conversations_title: 'Autant de conversations que tu veux',
  conversations_text: 'Sans premium, tu peux en lancer {count}. Avec premium, sans limite.',
  own_title: '{count} photos de toi',
  own_text: 'Au lieu de {count}, et tu choisis lesquelles sont privées.',
  searches_text: 'Jusqu’à {count}, à rouvrir d’un geste.',
  visitors_title: 'Qui regarde ton profil',
  visitors_text:
    'Tu vois qui est passé ces {days, plural, one {dernières 24 heures} other {# derniers jours}}.',
  refund:
    'Si tu te fais rembourser ton seul achat dans les {days, plural, one {# jour} other {# jours}}, même en partie, premium s’arrête. Un autre achat le maintient.',
} as const;

export const buying = {
  country: 'Tu paies depuis',
  country_hint: 'Ça détermine la monnaie et les moyens de paiement.',
  vat: 'Tous les prix sont TTC. Tu paies une fois : il n’y a pas d’abonnement.',
  premium: 'Ton premier pack te rend premium, à vie.',
  active: '{percentage, number} % de remise sur ton achat. Elle est déduite automatiquement.',
  active_left:
    '{percentage, number} % de remise sur ton achat, encore <time></time>. Elle est déduite automatiquement.',
  active_until:
    '{percentage, number} % de remise sur ton achat, jusqu’au {until}. Elle est déduite automatiquement.',
  code: 'Tu as un code promo ?',
  use_code: 'Appliquer',
  code_needed: 'Saisis un code',
  code_used: 'Code {code} : -{percentage, number} %.',
  drop_code: 'Sans ce code',
} as const;

export const order = {
  title: 'Payer',
  heading: 'Acheter {credits, plural, one {# crédit} other {# crédits}}',
  summary: 'Ta commande',
  item: '{credits, plural, one {# crédit} other {# crédits}}',
  discount: 'Remise {percentage, number} %',
  discount_money: 'Remise',
  total: 'Total',
  vat: 'Dont TVA {percentage, number} % ({country})',
  settles:
    'Sur ce pack, {settles, plural, one {# crédit sert} other {# crédits servent}} à régler ce que tu dois encore pour un paiement annulé par la banque. {left, plural, =0 {Rien ne s’ajoute} one {# crédit s’ajoute} other {# crédits s’ajoutent}} à ton solde.',
  statement: 'Sur ton relevé : « {statement} ».',
  once: 'Tu paies une fois. Aucun prélèvement automatique, jamais.',
  withdraw:
    'Ce que tu n’utilises pas est remboursable pendant {days, plural, one {# jour} other {# jours}}. <policy>Comment ça marche</policy>',
  other_bundle: 'Un autre pack',
  method: 'Comment veux-tu payer ?',
  method_needed: 'Choisis d’abord comment payer.',
  method_gone: '{method} n’est pas possible ici. Choisis un autre moyen.',
  bank: 'Ta banque',
  bank_choose: 'Choisis ta banque',
  store_card: 'Enregistrer ma carte pour la prochaine fois',
  store_card_hint: 'Rien n’est jamais débité sans ta confirmation.',
  pay: 'Payer {money}',
  pay_hint: 'Tu passes à la page sécurisée du service de paiement.',
  to_debit: 'Continuer par prélèvement : {money}',
  none: 'Le paiement depuis ce pays n’est pas possible pour l’instant. Choisis un autre pays, ou demande au <service>service client</service>.',
  open: 'Ton paiement est encore en attente',
  open_text:
    '{credits, plural, one {# crédit} other {# crédits}} pour {money}, avec {method}. Rien n’a encore été débité.',
  open_pending:
    '{credits, plural, one {# crédit} other {# crédits}} pour {money}, avec {method}. La banque traite ton paiement.',
  open_holds:
    'La remise de {money} est liée à ce paiement et ne vaut pas pour une autre commande entre-temps.',
  open_full: 'C’est pourquoi tu vois ci-dessous le prix plein.',
  open_frees: 'Tu ne paies finalement pas ? Ta remise redevient utilisable tout de suite.',
  open_took: 'La remise de {money} est liée à ton paiement en attente et ne vaut donc pas ici.',
  open_first:
    'D’abord ce paiement : tu pourras commander {credits, plural, one {# crédit} other {# crédits}} quand il sera réglé ou abandonné.',
  open_go_on: 'Continuer le paiement',
  open_follow: 'Voir où il en est',
  open_another: 'Acheter un autre pack',
  open_give_up: 'Abandonner ce paiement',
} as const;

export const repeat_order = {
  title: 'Commander de nouveau',
  lead: 'Voici ta dernière commande, au prix d’aujourd’hui. Rien ne se passe avant ta confirmation.',
  card: 'Carte finissant par {label}',
  pay: 'Confirmer et payer {money}',
  pay_again: 'Oui, payer encore {money}',
  just_now:
    'Tu viens de commander ceci. <that>Voir cette commande</that>, ou confirme que tu en veux une autre.',
  hint_card: 'Le montant est débité tout de suite de ta carte enregistrée.',
  other: 'Payer autrement',
  gone: 'Cette banque ou ce moyen de paiement n’est plus disponible. Choisis-en un autre ci-dessous.',
  delete_card: 'Oublier cette carte',
  deleted_card: 'Ta carte est supprimée.',
  deleted_named_card: 'Ta carte est supprimée. Il reste une carte enregistrée, finissant par {label}.',
  none: 'Aucune commande à refaire',
  none_text: 'Il n’y a pas de commande précédente, ou son pack ou son moyen de paiement n’existe plus.',
  offer: 'La même chose : {credits, plural, one {# crédit} other {# crédits}} pour {money}, avec {method} ?',
  offer_abroad:
    'La même chose : {credits, plural, one {# crédit} other {# crédits}} pour {money}, avec {method} (pays : {country}) ?',
} as const;

export const direct_debit = {
  heading: 'Payer par prélèvement',
  lead: 'Une seule fois, pour ce pack. Rien ne se répète.',
  not_here: 'Le prélèvement n’est pas possible ici. Choisis un autre moyen de paiement.',
  no_bundle: 'Choisis d’abord un pack.',
  to_bundles: 'Vers les packs',
  account: 'Ton compte bancaire',
  account_holder: 'Nom du titulaire du compte',
  iban: 'IBAN',
  iban_hint: 'Un compte de n’importe quel pays SEPA convient.',
  address: 'Ton adresse',
  address_hint: 'Ta banque la demande. Nous ne t’envoyons rien.',
  street: 'Rue',
  house_number: 'Numéro',
  zip: 'Code postal',
  city: 'Ville',
  phone: 'Numéro de portable',
  phone_hint: 'Nous y envoyons un code. Le seul nom dans ce message est {statement}.',
  mandate: 'Le mandat',
  mandate_text:
    'J’autorise {creditor} ({id}), {address}, {city}, à prélever une seule fois {money} sur mon compte sous le nom {statement}, et ma banque à débiter mon compte conformément aux instructions de {creditor}. Dans les {weeks, number} semaines suivant le débit, je peux me faire rembourser par ma banque selon les conditions de ma convention avec elle.',
  mandate_kind: 'Mandat de prélèvement SEPA, ponctuel. Sa référence arrive avec le code.',
  consent: 'J’accepte ce prélèvement',
  when: 'Le prélèvement a lieu après {days, number} jours ouvrés. Ta banque affiche alors le nom {statement}, avec l’identifiant créancier {id}.',
  submit: 'Recevoir le code',
  code_heading: 'Saisis le code',
  code_sent: 'Un code est parti vers ton numéro finissant par {end}.',
  code: 'Code',
  code_hint: 'Valable {minutes, number} minutes.',
  tries: '{left, plural, one {Encore # essai.} other {Encore # essais.}}',
  no_tries: 'Aucun essai restant. Demande un nouveau code.',
  agree: 'D’accord, prélever {money}',
  agree_to:
    'Tu acceptes un prélèvement unique de {money} sur ton compte finissant par {end}. Ta banque affiche alors le nom {statement}.',
  reference: 'Référence du mandat',
  resend: 'Renvoyer un code',
  resend_wait: 'Nouveau code possible dans {seconds, plural, one {# seconde} other {# secondes}}.',
  resend_none:
    'Assez de codes envoyés pour le moment. Tu pourras en demander un autre dans {hours, plural, one {{minutes, plural, one {# minute} other {# minutes}}} other {# heures}}.',
  resent: 'Le nouveau code est en route.',
  change: 'Modifier les données',
  change_hint: 'Ton code actuel ne marchera plus. Tu en recevras un nouveau.',
  anew: 'Arrêter et recommencer',
  anew_hint:
    'Ton code actuel ne marchera plus. Ton compte bancaire n’est plus affiché ici : tu devras tout remplir de nouveau.',
  way_cheaper: 'Choisir un pack moins cher',
  way_other: 'Payer autrement',
  open_day: 'Il est prélevé à partir du {day}.',
  unreadable: 'devenu illisible',
  waits:
    'Un prélèvement attend déjà ton code : {credits, plural, one {# crédit} other {# crédits}} pour {money}.',
  waits_heading: 'Quel prélèvement ?',
  waits_go_on: 'Saisir ce code',
  waits_new: 'Commencer le nouveau',
  waits_replaced: 'Si tu commences le nouveau, le précédent est annulé. Rien n’a été prélevé.',
} as const;
