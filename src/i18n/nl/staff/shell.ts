export const staff_nav = {
  office: 'backoffice',
  menu: 'Menu',
  sections: 'Onderdelen',
  today: 'Vandaag',
  reports: 'Meldingen',
  appeals: 'Bezwaren',
  complaints: 'Klachten',
  members: 'Leden',
  photos: 'Foto’s',
  money: 'Geld',
  staff: 'Medewerkers',
  site: 'Site',
  signals: 'Signalen',
  transparency: 'Transparantie',
  audit: 'Auditlog',
  emails: 'E-mails',
  jobs: 'Taken',
  partners: 'Partners',
};

export const staff_role = {
  support: 'Support',
  moderator: 'Moderator',
  finance: 'Financiën',
  admin: 'Beheerder',
};

export const staff_keys = {
  title: 'Sneltoetsen',
  search: 'Naar het zoekveld',
  leave: 'Een veld verlaten',
  decide: 'Naar de beslissing of het antwoord',
  next_row: 'Volgende rij',
  previous_row: 'Vorige rij',
  on: 'Losse toetsen gebruiken',
  on_hint: 'Zet dit uit als je dicteert, of als je toetsenbord in de weg zit.',
};

export const staff_ask = {
  code: 'Code van zes cijfers',
  code_title: 'Ben jij het nog?',
  code_text: 'Dit draai je niet zomaar terug. Open je authenticator-app en typ de code die er nu staat.',
  passkey_text: 'Dit draai je niet zomaar terug. Bevestig nog een keer dat jij het bent.',
  reason: 'Reden',
  reason_title: 'Waarom wil je dit zien?',
  reason_text:
    'Dit is privé. Je reden blijft in de auditlog staan, en het lid vindt die terug in de export van de eigen gegevens.',
  confirm: 'Bevestigen',
  open: 'Een half uur openen',
};

export const staff_ui = {
  order: 'Volgorde',
  csv: 'Downloaden als CSV',
  more: 'Meer tonen',
  filter: 'Filteren',
  clear: 'Filters wissen',
  type_word: 'Typ “{word}” om te bevestigen',
  word_differs: 'Dat is een ander woord.',
  reason_short: 'Schrijf minstens vijf tekens.',
};

export const staff_error = {
  role: 'Met jouw rollen kun je hier niet in',
  role_help: 'Iemand met de rol beheerder kan veranderen wat je mag.',
  missing: 'Op dit adres staat niets',
  missing_help: 'Misschien heeft een collega het intussen afgehandeld of verwijderd.',
  broken: 'Deze pagina deed het niet',
  broken_help: 'Probeer het nog eens. Blijft het zo, zeg het dan tegen wie de server beheert.',
  today: 'Naar vandaag',
};

/** The orders of lists. */
export const staff_order = {
  agreed_asc: 'Eerst afgegeven bovenaan',
  agreed_desc: 'Laatst afgegeven bovenaan',
  amount_asc: 'Laagste bedrag eerst',
  amount_desc: 'Hoogste bedrag eerst',
  answered_asc: 'Oudste antwoord eerst',
  answered_desc: 'Nieuwste antwoord eerst',
  code_asc: 'Code, A tot Z',
  code_desc: 'Code, Z tot A',
  decided_asc: 'Oudste besluit eerst',
  decided_desc: 'Nieuwste besluit eerst',
  due_asc: 'Dringendste eerst',
  last_seen_asc: 'Langst niet gezien eerst',
  last_seen_desc: 'Laatst gezien eerst',
  made_asc: 'Oudste eerst',
  made_desc: 'Nieuwste eerst',
  name_asc: 'Naam, A tot Z',
  name_desc: 'Naam, Z tot A',
  score_asc: 'Laagste score eerst',
  score_desc: 'Hoogste score eerst',
  sent_asc: 'Eerst verstuurd bovenaan',
  sent_desc: 'Laatst verstuurd bovenaan',
  signed_up_asc: 'Oudste aanmelding eerst',
  signed_up_desc: 'Nieuwste aanmelding eerst',
  since_asc: 'Oudste wijziging eerst',
  since_desc: 'Nieuwste wijziging eerst',
  time_asc: 'Oudste eerst',
  time_desc: 'Nieuwste eerst',
};
