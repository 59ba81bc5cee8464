export const decisions = {
  title: 'Meldingen en beslissingen',
  intro:
    'Wat je hebt gemeld en wat daarmee is gebeurd, en wat we over je account hebben beslist. Bij ons beslissen mensen. Alleen een beperking van je eerste berichten kan automatisch zijn; als je dat vraagt, kijkt er een mens naar.',
  about_me: 'Over je account',
  about_me_none: 'Hier staat niets. We hebben nog nooit iets over je account hoeven beslissen.',
  strikes:
    'Er {count, plural, one {telt nu # waarschuwing} other {tellen nu # waarschuwingen}} mee. Na {months, number} maanden vervalt een waarschuwing.',
  reports: 'Je meldingen',
  reports_none: 'Je hebt niemand gemeld.',
  reported_on: 'Gemeld op {day}',
  decided_on: 'Beslist op {day}',
  missing_title: 'We vinden deze beslissing niet',
  missing_text: 'Meldingen en beslissingen verdwijnen als een van de accounts verdwijnt.',
  all: 'Alle meldingen en beslissingen',
  rule: 'De regel',
  reason: 'Waarom',
  automated: 'Dit ging automatisch. Maak je bezwaar, dan kijkt er een mens naar.',
  ban_until: 'Tot {until}',
  removed_about_me: 'We hebben de tekst over jou van je profiel gehaald.',
  removed_photos:
    '{count, plural, one {We hebben een foto verborgen.} other {We hebben # foto’s verborgen.}}',
  removed_messages:
    '{count, plural, one {We hebben iets verwijderd dat je had gestuurd. Alleen jij ziet het nog.} other {We hebben # dingen verwijderd die je had gestuurd. Alleen jij ziet ze nog.}}',
  about: 'Het gaat over',
  your_report: 'Wat je schreef',
  reference: 'Kenmerk {reference}',
  waiting: 'We kijken ernaar',
  waiting_text: 'Iemand van ons leest je melding en beslist. Je krijgt een mail, wat we ook beslissen.',
  action: 'We hebben ingegrepen',
  action_text:
    'We hebben ingegrepen vanwege je melding. Meer kunnen we je over het andere lid niet vertellen.',
  action_undone: 'We hebben ingegrepen, en dat later teruggedraaid',
  action_undone_text: 'We hebben er opnieuw naar gekeken, en op {day} teruggedraaid wat we hadden gedaan.',
  no_action: 'We hebben niet ingegrepen',
  appeal_title: 'Niet mee eens?',
  appeal_text:
    'Vertel ons voor {until} waarom. Iemand anders dan degene die besliste, kijkt er opnieuw naar. Dat kan één keer.',
  appeal_label: 'Waarom moeten we hier opnieuw naar kijken?',
  appeal_hint: 'Wat hebben we gemist of verkeerd begrepen? Hooguit {max, number} tekens.',
  appeal_submit: 'Bezwaar versturen',
  appeal_sent: 'Je bezwaar is verstuurd',
  appeal_over: 'De zes maanden waarin je bezwaar kon maken zijn voorbij.',
  appeal_reopened:
    'Iemand anders beslist hier opnieuw over. Je krijgt een mail, en kunt tegen die beslissing bezwaar maken.',
  undone: 'Teruggedraaid op {day}. De beslissing telt niet meer mee.',
  appeal_yours: 'Je bezwaar',
  appeal_waiting: 'Iemand anders kijkt ernaar. Je krijgt een mail.',
  other_ways:
    'Je kunt ook naar een erkende instantie voor geschillen buiten de rechter om, of naar de rechter. Daarvoor hoef je hier geen bezwaar te maken.',
} as const;

export const decision_outcome = {
  no_action: 'Niet ingegrepen',
  content_removed: 'Iets van je verwijderd',
  warning: 'Een waarschuwing',
  temporary_ban: 'Tijdelijk geblokkeerd',
  permanent_ban: 'Voorgoed geblokkeerd',
  photo_rejected: 'Een foto is niet toegelaten',
  selfie_rejected: 'Je selfie is niet goedgekeurd',
  messages_limited: 'Minder nieuwe mensen tegelijk',
  messages_stopped: 'Geen berichten aan nieuwe mensen',
} as const;

export const house_rule = {
  minors: 'Niemand onder de 18, en niets waarop minderjarigen staan of dat over hen gaat.',
  without_consent: 'Geen foto’s of gegevens van iemand die dat niet goed vindt.',
  threats: 'Geen bedreigingen en geen geweld.',
  harassment: 'Niet lastigvallen, niet beledigen, geen haat. Nee is nee.',
  scam: 'Geen oplichting, niet om geld vragen, geen verzonnen verhalen om aan geld te komen.',
  extortion: 'Geen chantage.',
  advertising: 'Geen reclame, geen verkoop van diensten, geen links naar andere sites.',
  impersonation: 'Wees jezelf: geen foto’s of namen van anderen.',
  ban_evasion: 'Geen ander account zolang je geblokkeerd bent.',
  illegal: 'Niets dat tegen de wet is.',
} as const;

export const ban = {
  title: 'Je account is geblokkeerd',
  until: 'Dat duurt tot {until}. Daarna kun je weer inloggen; je hoeft niets te doen.',
  permanent:
    'Je account is voorgoed geblokkeerd. Credits die je kocht en niet gebruikte, krijg je terug in geld.',
  hidden: 'Tot die tijd ziet niemand je profiel.',
  sent_title: 'Je bezwaar is verstuurd',
  sent_text:
    'Iemand anders dan degene die besliste, kijkt er opnieuw naar. Je krijgt een mail met de uitkomst.',
  back: 'Terug naar de beslissing',
  over_title: 'Dit account is niet (meer) geblokkeerd',
  over_text: 'De link werkt niet, of je kunt weer inloggen.',
} as const;

export const appeal_outcome = {
  upheld: 'De beslissing blijft',
  overturned: 'Je had gelijk',
} as const;

export const own_subject = {
  profile: 'Jou als lid',
  photo: 'Een van je foto’s',
  message: 'Een bericht dat je stuurde',
  chat_photo: 'Een foto die je stuurde',
  gift: 'Een cadeau dat je stuurde',
  page: 'Een pagina van de site',
  selfie: 'Je selfie',
} as const;

export const report_subject = {
  profile: 'Het lid',
  photo: 'Een foto van het lid',
  message: 'Een bericht',
  chat_photo: 'Een foto in het gesprek',
  gift: 'Een cadeau',
  page: 'Een pagina van de site',
} as const;
