export const staff_jobs = {
  all_sites: 'Taken zijn het werk op de achtergrond. Dit zijn de taken van alle sites op deze server.',
  by_command:
    'Deze server heeft meer sites. Daarom probeer of verwijder je taken met het commando <command></command>, en niet hier.',
  queues: 'Wachtrijen en schema’s',
  show: 'Toon',
  everything: 'Alle taken',
  attention: 'Wat aandacht vraagt',
  name: 'Taak',
  schedule: 'Schema (UTC)',
  waiting: 'Wacht',
  since: 'sinds <when></when>',
  planned: 'Gepland',
  active: 'Bezig',
  failed: 'Mislukt',
  last_done: 'Laatst klaar',
  last_failed: 'Laatst mislukt',
  next_run: 'Volgende keer',
  many: '{count, number}+',
  nothing: 'Alles loopt zoals het moet.',
  failed_jobs: 'Mislukte taken',
  no_failed: 'Er is geen taak mislukt.',
  failed_at: 'Opgegeven',
  sent_at: 'Verstuurd',
  attempts: 'Pogingen',
  error: 'Fout',
  acts: 'Acties',
  retry: 'Opnieuw proberen',
  retry_all: 'Alles opnieuw proberen',
  drop: 'Verwijderen',
  drop_all: 'Alles verwijderen',
  retried:
    '{count, plural, one {# taak gaat terug naar de wachtrij.} other {# taken gaan terug naar de wachtrij.}}',
  dropped: '{count, plural, one {# taak is verwijderd.} other {# taken zijn verwijderd.}}',
  drop_title: 'Mislukte taken van {queue} verwijderen?',
  drop_text:
    'Wat de taak had moeten doen, gebeurt nooit. In het log van de server staat waarom het mislukte.',
};

export const staff_emails = {
  pages: 'Pagina’s over e-mails',
  log: 'Log',
  stopped: 'Gestopt',
  previews: 'Voorbeelden',
  announcements: 'Mailings',
  waiting: 'wachten',
  oldest: 'de oudste <when></when>',
  failed: 'mislukt in 30 dagen',
  bounces: 'teruggekomen in 7 dagen',
  complaints: 'als spam gemeld in 7 dagen',
  no_emails: 'zonder meldingsmails',
  when: 'Wanneer',
  kind: 'Soort',
  state: 'Status',
  all: 'Alles',
  from: 'Vanaf',
  until: 'Tot en met',
  member: 'Lid (ID van het profiel)',
  member_wrong: 'Dit is geen ID van een profiel.',
  recipient: 'Aan',
  to_member: 'lid',
  tries: '{count, plural, one {# poging} other {# pogingen}}',
  next_try: 'volgende <when></when>',
  answer: 'Antwoord',
  feedback: 'Daarna',
  acts: 'Acties',
  show: 'Tonen',
  show_title: 'Een e-mail aan een lid',
  subject: 'Onderwerp',
  error: 'Antwoord van de mailserver',
  empty: 'Geen e-mails gevonden.',
  needs_reason: 'Dit is privé, dus geef eerst een reden.',
  open_it: 'Reden geven',
  reasons: 'Waarom',
  latest: 'Laatste keer terug of klacht',
  release: 'Weer mailen',
  release_title: 'Dit lid weer mails sturen?',
  release_text:
    'Doe dit als de mailbox weer werkt. Komt er nog een mail terug, dan stoppen ze weer. Na een klacht of afmelding kan alleen het lid ze aanzetten.',
  released: 'Het lid krijgt weer mails.',
  no_stopped: 'Van niemand zijn de mails gestopt.',
};

export const staff_email_kind = {
  account: 'Over het account',
  new_conversations: 'Nieuwe gesprekken',
  new_messages: 'Nieuwe berichten',
  like: 'Likes en bezoek',
  unread_message_reminders: 'Ongelezen berichten',
  promotions: 'Aanbieding',
  weekly_updates: 'Weekoverzicht',
  news: 'Nieuws',
  reminders: 'Herinnering aan de aanmelding',
};

export const staff_email_state = {
  waiting: 'Wacht',
  sent: 'Verstuurd',
  failed: 'Mislukt',
};

export const staff_email_feedback = {
  bounce: 'Teruggekomen',
  temporary: 'Tijdelijk teruggekomen',
  complaint: 'Als spam gemeld',
};

export const staff_stopped_reason = {
  bounce: 'Teruggekomen',
  fbl: 'Spammelding',
  listunsubscribe: 'Afgemeld in het mailprogramma',
};

export const staff_preview = {
  choose: 'Kies een e-mail uit de lijst om hem te zien zoals leden hem krijgen, met voorbeeldgegevens.',
  choices: 'Hoe je de e-mail ziet',
  list: 'E-mails',
  plain: 'Gewoon',
  discreet: 'Discreet',
  phone: 'Telefoon',
  desktop: 'Computer',
  light: 'Licht',
  dark: 'Donker',
  sender: 'Van',
  subject: 'Onderwerp',
  frame: 'De e-mail',
  text: 'Tekstversie',
};

export const staff_announcements = {
  write: 'Mailing schrijven',
  empty:
    'Er is nog geen mailing. Schrijf de eerste: leden krijgen hem alleen als ze zulke mails hebben aangezet.',
  subject: 'Onderwerp',
  type: 'Soort',
  state: 'Status',
  author: 'Geschreven door',
  command: 'Commando op de server',
  when: 'Wanneer',
  sent: 'Verstuurd',
  sent_of: '{sent, number} van {expected, number}',
  bounces: 'Terug',
  complaints: 'Spam',
  unsubscribes: 'Afgemeld',
  draft_title: 'Nieuwe mailing',
  segment: 'Wie hem krijgt',
  segment_hint: 'Alleen leden die mails van deze soort hebben aangezet. Laat leeg wat niet uitmaakt.',
  everybody: 'Iedereen die zulke mails wil',
  any: 'Maakt niet uit',
  yes: 'Ja',
  no: 'Nee',
  country: 'Land',
  language: 'Taal',
  text_title: 'Tekst in het {language}',
  text: 'Tekst',
  text_hint: 'Gewone tekst. Een lege regel begint een nieuwe alinea.',
  button: 'Tekst van de knop',
  path: 'Pagina die opengaat',
  path_hint: 'Een pagina van de site, zoals /credits.',
  save: 'Concept opslaan',
  saved: 'Het concept is opgeslagen.',
  members:
    '{count, plural, =0 {Niemand zou dit nu krijgen.} one {# lid zou dit nu krijgen.} other {# leden zouden dit nu krijgen.}}',
  missing: 'Nog zonder tekst: {languages}.',
  preview: 'Voorbeeld',
  test: 'Naar mij sturen',
  tested: 'Hij is onderweg naar {email}.',
  send: 'Versturen',
  send_title: 'Dit versturen aan {count, plural, one {# lid} other {# leden}}?',
  send_text:
    'Vanaf de volgende minuut gaat hij eruit. Leden die online zijn of stille uren hebben, krijgen hem tot drie dagen later. Je kunt pauzeren en stoppen, maar wat verstuurd is, blijft verstuurd.',
  sending: 'Hij wordt verstuurd.',
  delete: 'Concept verwijderen',
  delete_title: 'Dit concept verwijderen?',
  delete_text: 'De teksten zijn dan weg.',
  deleted: 'Het concept is verwijderd.',
  progress: 'Voortgang',
  begun: 'Begonnen',
  stop_title: 'Deze mailing stoppen?',
  stop_text: 'Niemand krijgt hem meer, en mails die nog wachten gaan niet weg. Verdergaan kan daarna niet.',
  stop_word: 'stop',
  later: 'Leden die online waren of stille uren hadden, krijgen hem nog tot <when></when>.',
  leave: 'De server verstuurt hem; je kunt deze pagina gerust verlaten.',
};

export const staff_announcement_state = {
  draft: 'Concept',
  sending: 'Wordt verstuurd',
  paused: 'Op pauze',
  sent: 'Verstuurd',
  stopped: 'Gestopt',
};

export const staff_announcement_type = {
  promotions: 'Aanbieding',
  news: 'Nieuws',
};

export const staff_partners = {
  pages: 'Pagina’s over partners',
  partners: 'Partners',
  invitations: 'Uitnodigingen',
  about: 'De server van een partner begint aanmeldingen, die de mensen zelf afmaken.',
  name: 'Naam',
  since: 'Sinds',
  state: 'Status',
  works: 'Sleutel werkt',
  ended: 'Beëindigd',
  pending: 'Niet afgemaakt',
  members: 'Leden',
  confirmed: 'Bevestigd',
  paid: 'Betaald',
  latest: 'Laatste aanmelding',
  acts: 'Acties',
  new: 'Nieuwe partner',
  new_title: 'Nieuwe partner',
  created_title: 'De sleutel van {name}',
  key: 'Sleutel',
  key_once: 'Je ziet hem alleen nu: we bewaren hem nergens. Raakt hij kwijt, maak dan een nieuwe partner.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  done: 'Klaar',
  end: 'Beëindigen',
  end_title: '{name} beëindigen?',
  end_text:
    'De sleutel werkt meteen niet meer. Aanmeldingen die niemand afmaakte, worden gewist. De leden blijven.',
  end_done: 'De sleutel van {name} werkt niet meer.',
  empty: 'Er zijn nog geen partners.',
};

export const staff_invitations = {
  about:
    'Een lid mag {limit, number} open uitnodigingen hebben; elk geldt {days, number} dagen en laat één persoon binnen, ook als aanmelden dicht is. We bewaren niet wie er is uitgenodigd.',
  inviters: 'Wie het meest uitnodigt',
  inviter: 'Wie uitnodigt',
  made: 'Gemaakt',
  used_count: 'Gebruikt',
  list: 'Alle uitnodigingen',
  by: 'Van',
  all: 'Alles',
  state: 'Status',
  created: 'Gemaakt',
  expires: 'Geldig tot',
  acts: 'Acties',
  issue: 'Uitnodigingen maken',
  issue_title: 'Uitnodigingen van de site',
  count_wrong: 'Schrijf een getal van 1 tot {max, number}.',
  count: 'Hoeveel',
  links: 'Links, één per persoon',
  links_once: 'Je ziet ze alleen nu: we bewaren ze nergens.',
  withdraw: 'Intrekken',
  withdraw_title: 'Deze uitnodiging intrekken?',
  withdraw_text: 'De link werkt dan niet meer.',
  withdrawn_done: 'De uitnodiging is ingetrokken.',
  empty: 'Geen uitnodigingen gevonden.',
};

export const staff_invitation_state = {
  open: 'Open',
  used: 'Gebruikt',
  expired: 'Verlopen',
  withdrawn: 'Ingetrokken',
};

export const staff_features = {
  title: 'Functies',
  about:
    'Wat je aan en uit kunt zetten terwijl de site draait. Je ziet wie het veranderde, en je kunt het ongedaan maken.',
  feature: 'Functie',
  what: 'Wat het doet',
  now: 'Nu',
  changed: 'Veranderd',
};

export const staff_feature = {
  signups:
    'Wie zich mag aanmelden: iedereen, mensen die via een advertentie komen, of alleen mensen met een uitnodiging.',
  logged_out_search: 'Bezoekers zonder account zien leden in de zoekresultaten.',
  visitor_visibility:
    'Leden zijn zichtbaar voor bezoekers tenzij ze dat uitzetten, of pas als ze dat aanzetten.',
  photo_review: 'Een nieuwe foto wacht op een medewerker voordat anderen hem zien.',
  enable_site_entry_popup: 'Bezoekers uit sommige landen bevestigen eerst dat ze volwassen zijn.',
  reveal_account_existence:
    'Formulieren zeggen of een adres een account heeft. Staat dit uit, dan hoort alleen de eigenaar van het adres het, per mail.',
  premium_match_claim: 'De zin over de kansen van premium leden, met dit getal. Leeg verbergt hem.',
  search_fields: 'Welke filters het zoeken biedt.',
  retired_payment_methods: 'Betaalwijzen die niet meer worden aangeboden.',
};

export const staff_segment = {
  premium: 'Premium',
  has_credits: 'Heeft credits',
  min_age: 'Leeftijd vanaf',
  max_age: 'Leeftijd tot en met',
  active_within_days: 'Gezien in de laatste … dagen',
  inactive_for_days: 'Niet gezien in de laatste … dagen',
  min_account_days: 'Minstens … dagen lid',
  signed_up_from: 'Aangemeld vanaf',
  signed_up_until: 'Aangemeld tot en met',
};

export const staff_halt = {
  pause: 'Pauzeren',
  resume: 'Verdergaan',
  stop: 'Stoppen',
};

export const staff_halt_done = {
  pause: 'Hij staat op pauze.',
  resume: 'Hij gaat verder.',
  stop: 'Hij is gestopt.',
};

export const staff_invitation_count = {
  open: 'open',
  used: 'gebruikt',
  expired: 'verlopen',
  withdrawn: 'ingetrokken',
};

export const staff_invitation_by = {
  members: 'Leden',
  site: 'De site',
};
