export const receipt_mail = {
  subject: 'Ton achat sur {site}',
  preview: '{credits, plural, =0 {Ton reçu.} one {# crédit t’attend.} other {# crédits t’attendent.}}',
  bought: 'Tu as acheté {credits, plural, one {# crédit} other {# crédits}} pour {money}. Tu peux t’en servir tout de suite.',
  settled:
    'Tu as acheté {credits, plural, one {# crédit} other {# crédits}} pour {money}. {settled, plural, one {# a servi} other {# ont servi}} à régler ce que tu devais encore pour un paiement annulé par la banque. {left, plural, =0 {Rien ne s’est ajouté à ton solde.} one {# crédit t’attend.} other {# crédits t’attendent.}}',
  vat: 'Dont {percentage, number} % de TVA : {money}.',
  number: 'Ton numéro de reçu : {number, number, ::group-off}.',
  statement: 'Sur ton relevé : {statement}.',
  button: 'Voir le reçu',
  withdraw: 'Tu changes d’avis dans les {days, plural, one {# jour} other {# jours}} ? La page de ton reçu te permet de te faire rembourser, sans donner de raison, ce que tu n’as pas utilisé.',
} as const;

export const receipt_sheet = {
  title: 'Reçu {number, number, ::group-off}',
  date: 'Date',
  bought: 'Achat',
  credits: '{credits, plural, one {# crédit} other {# crédits}}',
  neutral: 'Crédit numérique',
  method: 'Moyen de paiement',
  statement: 'Sur ton relevé',
  list_price: 'Prix',
  discount: 'Remise',
  total: 'Total',
  vat: 'Dont TVA {percentage, number} % ({country})',
  no_vat: 'TVA ({country})',
  back: 'Remboursé le {when}',
  not_collected: 'Non prélevé, rétractation du {when}',
  vat_number: 'Numéro de TVA {number}',
  reference: 'Référence {id}',
} as const;

export const mandate_mail = {
  subject: 'Ton prélèvement',
  preview: '{money}, une seule fois.',
  agreed: 'Tu as accepté un seul prélèvement de {money} sur ton compte finissant par {end}. Il n’y en aura pas d’autre.',
  when: 'Le montant est prélevé à partir du {day}. Sur ton relevé : {statement}.',
  reference: 'Référence de ton mandat : {reference}. Créancier : {creditor}, {id}, sous le nom {statement}.',
  back: 'Dans les {weeks, number} semaines suivant le débit, tu peux demander à ta banque de te rembourser.',
  button: 'Voir le paiement',
  not_you: 'Ce n’était pas toi ? Réponds tout de suite à cet e-mail.',
} as const;

export const debit_sms = {
  text: '{code} est ton code pour un prélèvement de {money} sur ton compte …{end} ({statement}). Valable {minutes, number} minutes. Ne le donne à personne.',
} as const;

export const refund_mail = {
  subject: 'Un remboursement de {site}',
  preview: 'Nous te remboursons {money}.',
  back: 'Nous te remboursons {money} sur ton achat, reçu numéro {number, number, ::group-off}.',
  way: 'L’argent revient par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrés à s’afficher. Sur ton relevé : {statement}.',
  not_collected: 'Rien n’a encore été prélevé sur ton compte. Nous prélèverons donc {money} de moins.',
  credits: '{credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} ton solde.',
  debt: 'Tu avais déjà utilisé {debt, plural, one {# de ces crédits. Il sera réglé} other {# de ces crédits. Ils seront réglés}} avec ton prochain pack. Tu n’as rien à faire maintenant.',
  premium: 'Ton premium s’arrête donc. Ton prochain pack te rend de nouveau premium, à vie.',
  button: 'Voir l’achat',
  questions: 'Une question ? Écris au service client, à l’adresse ci-dessous.',
} as const;

export const withdrawal_mail = {
  subject: 'Ta rétractation sur {site}',
  preview: 'Tu récupères {money}.',
  withdrawn: 'Ta rétractation porte sur ton achat du {bought}, reçu numéro {number, number, ::group-off}. Nous l’avons reçue le {at}.',
  gone: '{credits, plural, one {# crédit inutilisé a quitté} other {# crédits inutilisés ont quitté}} ton solde.',
  back: 'Tu récupères {money} en échange.',
  nothing: 'Ton prélèvement de {money} est annulé : rien ne sera prélevé sur ton compte.',
  less: 'Nous prélèverons {money} de moins sur ton compte. Reste à prélever : {left}.',
  way: 'L’argent revient par le moyen de paiement utilisé, au plus tard dans les 14 jours. Sur ton relevé : {statement}.',
  premium: 'Ton premium s’arrête donc. Ton prochain pack te le rend.',
  button: 'Voir l’achat',
  keep: 'Garde cet e-mail : il prouve ta rétractation.',
} as const;

export const chargeback_mail = {
  subject: 'Au sujet de ton paiement sur {site}',
  preview: 'La banque a repris {money}.',
  taken: 'La banque a repris {money} de ton achat, reçu numéro {number, number, ::group-off}.',
  waited: 'Cela comprend {money} qui étaient en route vers toi. Nous ne les enverrons donc plus.',
  credits: '{credits, plural, one {# de ces crédits a quitté} other {# de ces crédits ont quitté}} ton solde.',
  debt: 'Tu avais déjà utilisé {debt, plural, one {# de ces crédits. Il sera réglé} other {# de ces crédits. Ils seront réglés}} avec ton prochain pack. Tu n’as rien à faire maintenant.',
  premium: 'Ton premium s’arrête donc. Ton prochain pack te rend de nouveau premium, à vie.',
  button: 'Voir l’achat',
  wrong: 'Une erreur ? Écris au service client, à l’adresse ci-dessous.',
} as const;

export const returned_mail = {
  subject: 'Un remboursement de {site}',
  preview: 'Nous te renvoyons {money}.',
  late: 'Ton paiement de {money} du {begun} est finalement arrivé, alors qu’il était déjà abandonné, refusé ou expiré.',
  discount: 'Entre-temps, sa remise a servi à une autre commande. Nous ne pouvons donc plus proposer ce prix.',
  limit: 'Il t’aurait fait dépasser le plafond de dépenses que tu as fixé toi-même.',
  way: 'Nous te renvoyons donc tout de suite {money}, par le moyen de paiement utilisé. Ça peut mettre quelques jours ouvrés à s’afficher. Sur ton relevé : {statement}.',
  button: 'Voir le paiement',
  nothing: 'Tu n’as rien à faire.',
} as const;

export const remainder_mail = {
  subject: 'Tes crédits inutilisés sur {site}',
  preview: 'Nous te devons encore {money}.',
  left: 'Il te reste {credits, plural, one {# crédit acheté} other {# crédits achetés}}{credits, plural, one {, d’une valeur} other {, d’une valeur totale}} de {money}.',
  when: 'Le {until}, nous effaçons ton compte définitivement. Nous te remboursons alors cette somme, par le moyen de paiement utilisé. Si tu reviens avant, tes crédits seront toujours là.',
  uncollected: 'Sur cette somme, {money} ne sont pas encore prélevés sur ton compte. Si ce n’est toujours pas fait ce jour-là, ils ne le seront plus et il n’y aura rien à rembourser.',
  keep: 'Une fois ton compte effacé, nous ne pourrons plus t’écrire. Garde donc cet e-mail.',
} as const;
