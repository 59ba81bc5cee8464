export const complaints = {
  title: 'Klachten',
  description: 'Niet tevreden over {site}? Vertel wat er misging, dan zoeken we het uit.',
  heading: 'Vertel wat er misging',
  lead: 'Een klacht is welkom: zo weten we wat beter moet.',
  topic: 'Waar gaat het over?',
  topic_none: 'Kies een onderwerp',
  text: 'Wat is er gebeurd?',
  text_hint: 'Vertel om wie of wat het gaat, en wanneer. Hoogstens {max, number} tekens.',
  email: 'Je e-mailadres',
  email_hint: 'Hier sturen we ons antwoord naartoe.',
  answer_to: 'Ons antwoord gaat naar {email}.',
  submit: 'Klacht versturen',
  next_title: 'Wat er dan gebeurt',
  next_received: 'Je krijgt meteen een bevestiging per mail, met een kenmerk.',
  next_looked: 'We lezen je klacht, zoeken het uit en vragen na wat niet duidelijk is.',
  next_answered: 'We mailen je wat eruit komt. Niet mee eens? Antwoord dan op die mail.',
  other_ways: 'Liever mailen of bellen? Mail naar <email></email> of bel <phone></phone>.',
  sent_title: 'Je klacht is verstuurd',
  sent_text: 'Je krijgt een bevestiging per mail. Je kenmerk is <code>{reference}</code>.',
  sent_follow: 'Bekijk hoe ver we zijn',
  sent_home: 'Naar de startpagina',
  follow_title: 'Volg je klacht of melding',
  follow_lead: 'Al een klacht gestuurd, of iets onwettigs gemeld? Kijk hoe ver we zijn.',
  follow_reference: 'Kenmerk',
  follow_reference_hint: 'Acht letters en cijfers; ze staan in onze mail.',
  follow_email: 'E-mailadres dat je opgaf',
  follow_submit: 'Bekijk de status',
  follow_unknown: 'We vinden niets met dit kenmerk en dit adres. Wat je als lid meldde, volg je in je instellingen bij “Meldingen en beslissingen”.',
  follow_sent: 'Verstuurd op {day}',
  follow_answered: 'Beantwoord op {day}. Het antwoord staat in je mail.',
  follow_other: 'Iets anders volgen',
} as const;

export const complaint_topic = {
  account: 'Mijn account of inloggen',
  credits: 'Credits of een betaling',
  member: 'Een ander lid',
  fictional: 'Een fictief profiel',
  photos: 'Een foto',
  privacy: 'Mijn gegevens',
  decision: 'Een beslissing van jullie',
  other: 'Iets anders',
  illegal_content: 'Iets onwettigs',
} as const;

export const complaint_state = {
  received: 'Ontvangen',
  in_progress: 'We zoeken het uit',
  answered: 'Beantwoord',
} as const;

export const safety = {
  title: 'Veilig daten',
  lines: 'Wie je kunt bellen in {country}',
  lines_lead: 'Je hoeft niet in gevaar te zijn om te bellen, en je hoeft niet te zeggen wie je bent.',
  others: 'Hulp in andere landen',
  emergency: 'Nu in gevaar: het alarmnummer',
  police: 'Politie, als er geen haast bij is',
  all_day: 'Dag en nacht',
} as const;

export const help_kind = {
  crisis: 'Als het je te veel wordt',
  lgbt: 'Voor lhbti+',
  victims: 'Na misbruik, oplichting of afpersing',
} as const;

export const notice = {
  title: 'Iets onwettigs melden',
  description: 'Heb je op {site} iets gezien dat volgens jou tegen de wet is? Laat het ons weten, met of zonder account.',
  heading: 'Iets onwettigs melden',
  lead: 'Iets op deze site gezien dat volgens jou tegen de wet is? Vertel ons waar, dan kijken we ernaar. Je hebt geen account nodig.',
  url: 'Adres van de pagina',
  url_hint: 'Kopieer het uit de adresbalk. Alleen pagina’s van deze site.',
  url_elsewhere: 'Dat is geen pagina van deze site',
  reason: 'Waar gaat het om?',
  reason_none: 'Kies waar het om gaat',
  text: 'Waarom is het volgens jou tegen de wet?',
  text_hint: 'Vertel precies wat je bedoelt: welke foto, welke woorden. Hooguit {max, number} tekens.',
  name: 'Je naam',
  email_hint: 'We bevestigen je melding en vertellen wat we beslissen. Degene over wie je iets meldt, krijgt je naam en adres nooit te zien. Bij seksueel misbruik van minderjarigen mag je beide leeg laten.',
  good_faith: 'Wat ik hier schrijf is waar en volledig, voor zover ik weet.',
  good_faith_missing: 'Wil je dit bevestigen?',
  danger: 'Loopt iemand nu gevaar? Bel 112 of je lokale alarmnummer. Wij zijn geen hulpdienst.',
  submit: 'Melding versturen',
  next_received: 'Je krijgt meteen een bevestiging per mail, met een kenmerk.',
  next_looked: 'Iemand van ons kijkt ernaar: binnen een uur als iemand gevaar loopt of het om een minderjarige gaat, anders binnen een dag. Wat er nu op de pagina staat, bewaren we.',
  next_answered: 'We mailen je wat we hebben beslist, en wat je kunt doen als je het er niet mee eens bent.',
  member: 'Ben je lid? Dan kun je iemand, een foto of een bericht ook melden waar je het ziet. Zo zien we precies wat je bedoelt.',
  follow: 'Bekijk hoe ver we zijn',
  sent_title: 'Je melding is verstuurd',
  sent_text: 'Bedankt dat je het ons laat weten. Je kenmerk is <code>{reference}</code>. Als je een adres opgaf, krijg je het ook per mail.',
} as const;

export const notice_reason = {
  underage: 'Seksueel misbruik van minderjarigen, of iemand onder de 18 op de site',
  danger_to_life: 'Iemands leven of veiligheid loopt gevaar',
  intimate_image_without_consent: 'Een intieme foto zonder toestemming',
  extortion: 'Chantage of afpersing',
  harassment: 'Haat, bedreiging of stalking',
  spam_or_scam: 'Oplichting of gestolen identiteit',
  other: 'Iets anders dat tegen de wet is',
} as const;
