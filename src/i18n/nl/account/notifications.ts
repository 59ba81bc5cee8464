export const notifications = {
  title: 'Meldingen',
  row: 'Mail, apparaten, stille uren',
  intro: 'Kies per onderwerp wat je per mail krijgt en wat op je apparaten. Elke keuze geldt meteen.',
  always: 'Mails over je account, je betalingen en wat je zelf hebt gemeld krijg je altijd.',
  group_messages: 'Berichten',
  group_likes: 'Likes en bezoek',
  group_site: 'Van {site}',
  email: 'Per mail',
  push: 'Op je apparaten',
  summary: 'Mail: {email} · apparaten: {push}',
  summary_email: 'Mail: {email}',
  on: 'aan',
  off: 'uit',
  off_now: 'nu uit',
  saved: '“{label}” is opgeslagen',
  saving: 'Wordt opgeslagen …',
  waiting: 'Nog niet opgeslagen. Dat gebeurt vanzelf zodra er weer verbinding is.',
} as const;

export const notification_type = {
  new_conversations: 'Nieuwe gesprekken',
  new_messages: 'Nieuwe berichten',
  like: 'Likes, matches en bezoekers',
  unread_message_reminders: 'Nog ongelezen',
  promotions: 'Aanbiedingen',
  weekly_updates: 'Weekoverzicht',
  news: 'Nieuws',
  reminders: 'Aanmelding afronden',
} as const;

export const notification_hint = {
  new_conversations: 'Als een lid je voor het eerst schrijft.',
  new_messages: 'Als er in een gesprek een bericht bij komt. Wat je al hebt gelezen, mailen we niet.',
  like: 'Als een lid je leuk vindt, als jullie een match zijn en als je profiel is bekeken.',
  unread_message_reminders: 'Eén keer, als een bericht na 24 uur nog ongelezen is.',
  promotions: 'Kortingen en acties. Die sturen we alleen als je dit aanzet.',
  weekly_updates: 'Eén keer per week: nieuwe leden die bij je passen, en wat er voor je klaarstaat.',
  news: 'Als er iets nieuws is op de site. Dat sturen we alleen als je dit aanzet.',
  reminders:
    'Hooguit twee keer, zolang je aanmelding niet klaar is omdat je e-mailadres nog niet is bevestigd.',
} as const;

export const frequency = {
  at_once: 'Direct',
  daily: 'Elke dag',
  weekly: 'Elke week',
  never: 'Nooit',
} as const;

export const frequency_short = {
  at_once: 'direct',
  daily: 'elke dag',
  weekly: 'elke week',
  never: 'uit',
} as const;

export const quiet_hours = {
  title: 'Stille uren',
  every_day: 'Elke dag op vaste tijden stil',
  hint: 'Dan sturen we niets. Wat er in die tijd binnenkomt, hoor je daarna.',
  from: 'Van',
  until: 'Tot',
  zone: 'Tijdzone: {zone}.',
  other_zone: 'Deze tijden gelden voor {zone}. Dit apparaat staat op {here}.',
  use_zone: 'Tijd van dit apparaat gebruiken',
  digests: 'Dagelijkse en wekelijkse mails komen om {time} in deze tijdzone, of na je stille uren.',
} as const;

export const push_device = {
  title: 'Op dit apparaat',
  label: 'Meldingen op dit apparaat',
  hint: 'Je ziet het als er een bericht, een like of een match is, ook als de site dicht is. In de discrete modus zonder namen en teksten.',
  last: 'Laatste melding hier: {when}.',
  unsupported:
    'Deze browser kan geen meldingen tonen. In een recente versie van Chrome, Firefox of Safari kan het wel.',
  off_done: 'Meldingen staan uit op dit apparaat.',
} as const;

export const emails_off = {
  title: 'Je mails staan uit',
  back: 'Wil je ze weer? Dan sturen we één mail naar {email}. Met de link daarin bevestig je dat.',
  submit: 'Mails weer aanzetten',
  another: 'Ander e-mailadres',
  sent: 'We hebben een mail gestuurd naar {email}. Open de link daarin en bevestig, dan staan je mails weer aan.',
  again: 'Opnieuw sturen',
} as const;

export const disabled_explanation = {
  bounce: 'Mails naar {email} komen terug. Klopt je adres nog?',
  fbl: 'Een mail van ons is als spam gemarkeerd. Daarom sturen we je er geen meer.',
  listunsubscribe: 'Je hebt je afgemeld in je mailprogramma. Daarom sturen we je geen mails meer.',
} as const;

export const unsubscribe = {
  title: 'Afmelden',
  question: 'Geen mails meer over “{what}”?',
  text: 'Je kunt alleen deze mails stoppen, of alle mails over berichten, likes en nieuws. Mails over je account krijg je altijd.',
  one: 'Stop deze mails',
  all: 'Stop alle mails',
  done_type: 'Je krijgt geen mails meer over “{what}”',
  done_all: 'Je krijgt deze mails niet meer',
  done_text: 'Het is geregeld. Wil je ze later weer, dan zet je ze aan bij je meldingen.',
  preferences: 'Meldingen instellen',
  invalid: 'Afmelden met deze link lukt niet',
} as const;

export const enable_emails = {
  title: 'Weer mails krijgen?',
  text: 'Bevestig dat dit e-mailadres van jou is. Daarna sturen we je weer mails, precies zoals je ze had ingesteld.',
  submit: 'Ja, stuur ze weer',
  done_title: 'Je mails staan weer aan',
  done_text: 'Je adres is bevestigd. Bij je meldingen kies je waarover we mailen.',
} as const;
