export const staff_ledger = {
  title: 'Grootboek',
  kind: 'Soort',
  lot: 'Lot',
  reference: 'Transactie',
  find: 'ID van een transactie',
  empty: 'Geen boekingen gevonden.',
  transaction: 'Transactie',
  sum: 'Credits samen',
  payment: 'Betaling tonen',
  correction: 'Correctie tonen',
  of_message: 'De boekingen van één bericht, foto of cadeau.',
};

export const staff_ledger_kind = {
  promotion: 'Gratis credits',
  sales: 'Aankoop',
  messages: 'Bericht',
  photos: 'Foto',
  gifts: 'Cadeau',
  refunds: 'Terugbetaling',
  chargebacks: 'Terugboeking',
  debts: 'Schuld afgelost',
  corrections: 'Correctie door medewerker',
  returns: 'Ongeopend bericht',
};

export const staff_lot = { free: 'Gratis', purchased: 'Gekocht', debt: 'Schuld' };

export const staff_checks = {
  title: 'Controle',
  at: 'Vergeleken',
  never: 'De boeken zijn nog niet vergeleken. Dat gebeurt elk uur.',
  all_sites: 'Alle sites van deze server, elk uur. Er wordt niets automatisch verbeterd.',
  fine: 'In orde',
  wrong: '{count, plural, one {# regel klopt niet} other {# regels kloppen niet}}',
  act: 'Wat je doet',
  double: 'Geld dat misschien twee keer terugging',
  double_meaning: 'De bank boekte een betaling terug waarvan al een deel was terugbetaald.',
  double_act: 'Vraag de bank van het lid of de terugbetaling aankwam, en vorder die dan terug.',
  double_link: 'Terugboekingen tonen',
};

export const staff_check_title = {
  wallets: 'Saldo’s',
  sales: 'Aankopen',
  receipts: 'Bonnummers',
  refunds: 'Terugbetalingen',
  refunded_credits: 'Credits van terugbetalingen',
  discounts: 'Kortingen',
};

export const staff_check_meaning = {
  wallets: 'Het saldo van elk lid is de som van de boekingen in het grootboek.',
  sales: 'Elke betaalde bestelling heeft één keer de credits gegeven.',
  receipts: 'Bonnen zijn zonder gaten genummerd.',
  refunds: 'Van geen betaling gaat meer terug dan er betaald is.',
  refunded_credits:
    'Elke terugbetaling heeft de credits van het saldo gehaald, of er een schuld van gemaakt.',
  discounts: 'Elke korting hoort bij een bestelling, en elke bestelling met korting heeft een code gebruikt.',
};

export const staff_check_act = {
  wallets:
    'Geef geen credits meer met de hand, en laat een ontwikkelaar saldo en grootboek van deze leden vergelijken.',
  sales:
    'Vergelijk deze betalingen met de lijst van de betaalprovider. Misschien betaalde een lid zonder credits te krijgen.',
  receipts: 'Meld het de boekhouder, en laat een ontwikkelaar kijken voor de volgende btw-aangifte.',
  refunds: 'Stop terugbetalingen van deze betalingen bij de betaalprovider, en vraag het verschil terug.',
  refunded_credits:
    'Laat een ontwikkelaar terugbetalingen en grootboek vergelijken voordat er meer teruggaat.',
  discounts: 'Laat een ontwikkelaar naar deze bestellingen kijken. Misschien betaalden leden te veel.',
};

export const staff_credits = {
  title: 'Credits van medewerkers',
  waiting: 'Wachtend',
  all: 'Alles',
  lists: 'Lijsten van correcties',
  empty_waiting: 'Er wacht niets op een tweede persoon.',
  empty: 'Medewerkers hebben nog geen credits gegeven of genomen.',
  member: 'Lid',
  erased: 'Gewist account',
  credits: 'Credits',
  reason: 'Reden',
  state: 'Status',
  asked: 'Gevraagd door',
  decided: 'Beslist door',
  operator: 'Beheerder',
  acts: 'Beslissen',
  own: 'Iemand anders bevestigt dit.',
  confirm: 'Bevestigen',
  refuse: 'Weigeren',
  confirm_title: '{credits} credits boeken?',
  confirm_text: 'De credits gaan meteen naar of van het saldo van het lid.',
  refuse_title: '{credits} credits weigeren?',
  refuse_text: 'Er wordt niets geboekt. Het kan opnieuw worden gevraagd.',
  confirmed: 'Geboekt.',
  refused: 'Geweigerd. Er is niets geboekt.',
  give: 'Credits geven of nemen',
  give_title: 'Credits geven of nemen',
  member_id: 'Lid (ID van het profiel)',
  amount: 'Credits (met een min: nemen)',
  limit: 'Meer dan {alone} op een dag wacht op een tweede persoon.',
  reason_hint: 'Het lid ziet dit in de export.',
  booked: 'Geboekt.',
  asked_second: 'Iemand anders moet dit eerst bevestigen.',
};

export const staff_correction_state = { waiting: 'Wacht', booked: 'Geboekt', refused: 'Geweigerd' };

export const staff_prices = {
  title: 'Prijzen',
  currencies: 'Valuta’s',
  bundles: 'Bundels in {currency}',
  none: 'In deze valuta wordt niets verkocht.',
  credits: 'Credits',
  price: 'Prijs',
  per_credit: 'Per credit',
  acts: 'Acties',
  change: 'Wijzigen',
  change_title: 'Prijs van {credits} credits',
  end: 'Niet meer verkopen',
  end_title: '{credits} credits niet meer verkopen?',
  end_text: 'Begonnen bestellingen houden hun prijs. Alle anderen zien deze bundel niet meer.',
  ended: 'De bundel wordt niet meer verkocht.',
  new: 'Nieuwe bundel',
  new_title: 'Nieuwe bundel in {currency}',
  begun: 'Begonnen bestellingen houden hun prijs.',
  limit:
    'Een wijziging van meer dan {percent}%, of minder dan {money} per credit, wacht op een tweede persoon.',
  applied: 'Leden zien nu de nieuwe prijs.',
  asked: 'Iemand anders moet dit eerst bevestigen. Tot dan zien leden de oude prijs.',
  waiting: 'Wacht op een tweede persoon',
  now: 'Nu',
  asked_price: 'Gevraagd',
  asked_by: 'Gevraagd door',
  when: 'Wanneer',
  not_sold: 'Niet te koop',
  own: 'Iemand anders bevestigt dit.',
  decide: 'Beslissen',
  confirm: 'Bevestigen',
  refuse: 'Weigeren',
  confirm_title: '{credits} credits verkopen voor {money}?',
  confirm_text: 'Leden zien deze prijs meteen.',
  refuse_title: '{money} voor {credits} credits weigeren?',
  refuse_text: 'De prijs blijft zoals die is.',
  refused: 'Geweigerd. De prijs blijft zoals die is.',
  history: 'Geschiedenis',
  no_history: 'Er is nog nooit een prijs gewijzigd.',
  before: 'Eerst',
  after: 'Daarna',
  by: 'Door',
  operator: 'Beheerder',
};

export const staff_gifts = {
  title: 'Cadeaus',
  gift: 'Cadeau',
  credits: 'Credits',
  standard: 'Standaardprijs',
  acts: 'Acties',
  change: 'Wijzigen',
  change_title: 'Prijs van {gift}',
  amount: 'Credits',
  back: 'Terug naar de standaardprijs',
  text: 'Leden betalen de nieuwe prijs voor wat ze vanaf nu sturen.',
  changed: 'De prijs is gewijzigd.',
  no_history: 'Er is nog nooit een prijs gewijzigd.',
};

export const staff_debits = {
  agreed: 'Afgegeven',
  title: 'Incasso’s',
  due: 'Nog niet bij de bank',
  due_text:
    '{count, plural, =0 {Er staat niets open.} one {# incasso, {money}} other {# incasso’s, {money}}}',
  make: 'Batch maken',
  make_title: 'Een batch voor de bank maken?',
  make_text: 'Alles wat openstaat, komt in één bestand. Terugbetalingen gaan daarna met de hand.',
  made: 'De batch staat klaar. Download het bestand voor de bank.',
  nothing: 'Er stond niets open.',
  batches: 'Batches',
  no_batches: 'Er is nog geen batch gemaakt.',
  batch: 'Batch',
  count: 'Incasso’s',
  amount: 'Bedrag',
  state: 'Status',
  at_bank: 'Bij de bank',
  paid: 'Betaald',
  acts: 'Acties',
  file: 'Bestand voor de bank',
  file_title: 'Het bestand voor de bank downloaden?',
  file_text: 'Er staan namen en rekeningnummers in. Elk lid ziet je reden in de export.',
  collected: 'Betaald door de bank',
  collected_title: 'Heeft de bank deze batch betaald?',
  collected_text: 'Leg dit pas vast als het geld op de rekening staat.',
  recorded:
    '{count, plural, one {# incasso is vastgelegd als betaald.} other {# incasso’s zijn vastgelegd als betaald.}}',
  unreadable:
    'Deze machtigingen zijn met een ander geheim versleuteld en kunnen niet worden geïncasseerd: {list}',
  mandates: 'Machtigingen',
  no_mandates: 'Nog niemand heeft per incasso betaald.',
  mandate: 'Machtiging',
  on: 'Geïncasseerd op',
  returned: 'Teruggekomen omdat',
  returns: 'Teruggekomen incasso’s uploaden',
  returns_title: 'Wat de bank terugstuurde',
  returns_text: 'Een bestand pain.002, of regels met de machtiging en de code van de reden.',
  returns_file: 'Bestand van de bank',
  check: 'Bekijken wat het doet',
  reason: 'Reden',
  outcome: 'Gevolg',
  nothing_in: 'In dit bestand staat niets dat terugkwam.',
  sum: '{count, plural, =0 {Dit bestand verandert niets.} one {# betaling wordt teruggeboekt: {money}.} other {# betalingen worden teruggeboekt: {money}.}}',
  apply: 'Terugboeken',
  applied:
    '{count, plural, =0 {Er is niets teruggeboekt.} one {# betaling is teruggeboekt.} other {# betalingen zijn teruggeboekt.}}',
  other_file: 'Ander bestand',
  transfers: 'Over te maken terugbetalingen',
  transfers_title: 'Over te maken terugbetalingen downloaden?',
  no_transfers: 'Er is niets over te maken.',
};

export const staff_debit_state = {
  due: 'Staat open',
  exported: 'Bij de bank',
  collected: 'Betaald',
  returned: 'Teruggekomen',
  released: 'Eerder terugbetaald',
};

export const staff_return_outcome = {
  returned: 'Teruggeboekt',
  known: 'Al bekend',
  unknown: 'Onbekende machtiging',
  not_collected: 'Nog niet geïncasseerd',
  unreadable: 'Niet te lezen',
};

export const staff_revenue = {
  title: 'Omzet',
  day: 'Dag',
  currency: 'Valuta',
  payments: 'Betalingen',
  paid: 'Betaald',
  refunded: 'Terugbetaald',
  left: 'Netto',
  total: 'Totaal',
  empty: 'In deze periode is niets betaald of terugbetaald.',
  period_wrong: 'Kies een periode van hoogstens een jaar.',
  per_day: 'Per dag',
};

export const staff_files = {
  csv: 'CSV',
  title_payments: 'Betalingen van een periode',
  title_ledger: 'Grootboek van een periode',
  text: 'In het bestand staan geen namen. Je download staat in de auditlog.',
  get: 'Downloaden',
};

export const staff_buyer = {
  buyer: 'Koper',
  hidden: 'Verborgen',
  show: 'Koper tonen',
  show_title: 'Wie betaalde?',
  show_text: 'Je reden staat in de auditlog, en het lid ziet die in de export.',
  open: 'Tonen',
  holder: 'Rekeninghouder',
  iban: 'Rekeningnummer',
  member: 'Geld van dit lid',
  receipt: 'Bon (pdf)',
};

export const staff_member_money = {
  tab: 'Geld',
  balance: 'Saldo',
  free: 'Gratis credits',
  purchased: 'Gekochte credits',
  debt: 'Schuld in credits',
  payments: 'Laatste betalingen',
  no_payments: 'Er is nog niets betaald.',
  entries: 'Laatste boekingen',
  mandates: 'Machtigingen',
  no_mandates: 'Er is geen machtiging gegeven.',
  agreed: 'Gegeven',
  blocked: 'Geblokkeerd tot',
};

export const staff_chargeback = {
  evidence: 'Bewijs tot',
  text: 'Stuur voor die dag aan de betaalprovider wat er gekocht is, wanneer, en hoe het gebruikt is. Bij een incasso vraagt de bank nergens om.',
};

export const staff_code = {
  asked: 'Iemand anders moet deze code eerst bevestigen.',
  limit: 'Een korting van meer dan {percent}% wacht op een tweede persoon.',
  confirm_title: 'De code {code} bevestigen?',
  confirm_text: 'Leden kunnen hem meteen gebruiken.',
  refuse_title: 'De code {code} weigeren?',
  refuse_text: 'Niemand kan hem gebruiken.',
  refused: 'Geweigerd. Niemand kan de code gebruiken.',
};

export const staff_evidence = {
  open: 'Bewijs kan nog',
  late: 'De dag is voorbij',
  none: 'Definitief: incasso',
  sent: 'Bewijs verstuurd',
  won: 'Gewonnen',
  lost: 'Verloren',
};

export const staff_dispute = {
  by: 'door {name}',
  done: 'Vastgelegd.',
};

export const staff_dispute_act = {
  sent: 'Bewijs verstuurd',
  won: 'Gewonnen',
  lost: 'Verloren',
};

export const staff_dispute_title = {
  sent: 'Is het bewijs verstuurd?',
  won: 'Geeft de bank ons gelijk?',
  lost: 'Geeft de bank de koper gelijk?',
};

export const staff_dispute_text = {
  sent: 'Versturen doe je op de pagina’s van de betaaldienst; hier leg je alleen vast dat het gebeurd is. Schrijf op wat je stuurde. De notitie komt in het logboek.',
  won: 'De betaaldienst geeft het geld terug. Hier wordt niets geboekt, en de betaling blijft teruggeboekt. Moet het lid de credits terugkrijgen, geef ze dan op de pagina van het lid, bij Geld.',
  lost: 'De terugboeking blijft zoals die is. De notitie komt in het logboek.',
};

/** By the code of the bank. */
export const staff_return_reason = {
  AM04: 'Te weinig saldo',
  AC01: 'Rekeningnummer klopt niet',
  AC04: 'Rekening opgeheven',
  AC06: 'Rekening geblokkeerd',
  AC13: 'Geen rekening van een particulier',
  AG01: 'Geen incasso’s op deze rekening',
  AG02: 'Verkeerde bewerkingscode',
  BE05: 'Ons incassant-ID is onbekend bij de bank',
  CNOR: 'Onze bank is niet aangesloten',
  DNOR: 'De bank van het lid is niet aangesloten',
  FF01: 'Bestandsindeling klopt niet',
  MD01: 'Houder gaf nooit toestemming',
  MD02: 'Machtiging onvolledig of onjuist',
  MD06: 'Teruggeboekt door de houder',
  MD07: 'Houder is overleden',
  MS02: 'Geweigerd door de houder',
  MS03: 'Geen reden opgegeven',
  RC01: 'Bankcode klopt niet',
  RR01: 'Wettelijk vereist rekeninggegeven ontbreekt',
  RR02: 'Naam of adres van de houder ontbreekt',
  RR03: 'Onze naam of ons adres ontbreekt',
  RR04: 'Wettelijke reden',
  SL01: 'Houder blokkeerde ons bij de bank',
} as const;
