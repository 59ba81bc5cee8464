export const complaint_mail = {
  subject: 'We hebben je klacht ontvangen ({reference})',
  preview: 'We lezen hem en je hoort van ons.',
  text: 'We hebben je klacht over “{topic}” ontvangen. We lezen hem, zoeken het uit en antwoorden op dit adres. Wil je iets toevoegen? Antwoord dan op deze mail.',
  reference: 'Je kenmerk: {reference}',
  not_you: 'Heb jij geen klacht gestuurd? Dan heeft iemand per ongeluk jouw adres ingevuld en hoef je niets te doen.',
} as const;

export const complaint_operator_mail = {
  subject: 'Klacht {reference}: {topic}',
  preview: 'Nieuwe klacht',
  greeting: 'Klacht {reference}',
  topic: 'Onderwerp: {topic}',
  member: 'Van een lid: {email} (account {account})',
  visitor: 'Van een bezoeker: {email}',
  reply: 'Een antwoord op deze mail gaat naar {email}.',
} as const;

export const report_mail = {
  subject: 'We hebben je melding ontvangen ({reference})',
  preview: 'We kijken ernaar en je hoort van ons.',
  text: 'We hebben je melding ontvangen: “{reason}”. Wat je zag, bewaren we zoals het was. Het gemelde lid krijgt niet te horen van wie de melding komt.',
  next: 'Iemand van ons leest je melding, beslist en laat je weten wat eruit komt. Wil je iets toevoegen? Antwoord dan op deze mail. Heb je een foto van jezelf gevonden of is er gevaar? Zet dat er dan bij.',
  reference: 'Je kenmerk: {reference}',
} as const;

export const report_operator_mail = {
  subject: 'Melding {reference}: {reason}',
  subject_urgent: 'DRINGEND, melding {reference}: {reason}',
  preview: 'Nieuwe melding over een lid',
  greeting: 'Melding {reference}: {reason}',
  text: 'Een lid heeft een ander lid gemeld. Wat er gemeld is en het bewijs staan in de database, en niet in deze mail.',
  read: 'Lezen: {command}',
} as const;

export const decision_mail = {
  subject: 'Een beslissing over je account op {site}',
  replaces: 'Dit komt in plaats van onze beslissing van {day}, die niet meer telt: we hebben opnieuw naar de melding gekeken.',
  removed_text: 'We hebben de tekst over jou verwijderd.',
  removed_photos: '{count, plural, one {We hebben een foto verborgen; alleen jij ziet hem nog.} other {We hebben # foto’s verborgen; alleen jij ziet ze nog.}}',
  removed_messages: '{count, plural, one {We hebben iets verwijderd dat je had gestuurd; alleen jij ziet het nog.} other {We hebben # dingen verwijderd die je had gestuurd; alleen jij ziet ze nog.}}',
  about: 'Het gaat over {subject}.',
  rule: 'De regel: {rule}',
  reason: 'Waarom: {reason}',
  refund: 'Je krijgt {money} terug voor credits die je kocht en niet gebruikte, op de manier waarop je betaalde.',
  counts: 'Dit telt {months, number} maanden mee als waarschuwing.',
  appeal: 'Niet mee eens? Vertel ons voor {until} waarom. Iemand anders dan degene die besliste, kijkt er opnieuw naar. Dat kost niets.',
  button: 'Lees de beslissing of maak bezwaar',
  by_people: 'Dit hebben mensen beslist, geen computer.',
  automated: 'Dit ging automatisch. Maak je bezwaar, dan kijkt er een mens naar.',
  other_ways: 'Je kunt ook naar een erkende instantie voor geschillen buiten de rechter om, of naar de rechter.',
} as const;

export const decision_undone_mail = {
  subject: 'Onze beslissing over je account op {site} telt niet meer',
  preview: 'We hebben een beslissing teruggedraaid.',
  text: 'We hebben opnieuw gekeken naar de melding achter onze beslissing van {day}, en die beslissing teruggedraaid. Wat we hadden weggehaald is terug, een blokkade die erbij hoorde is voorbij, en de beslissing telt niet meer mee. Je hoeft niets te doen.',
} as const;

export const measure_mail = {
  warning: 'Je krijgt een waarschuwing. Je profiel blijft zoals het is, en je kunt gewoon verder.',
  content_removed: 'We hebben iets van je verwijderd. Verder kun je je account gewoon gebruiken.',
  temporary_ban: 'Je account is geblokkeerd tot {until}. Tot die tijd ziet niemand je profiel en kun je niet inloggen. Daarna is alles weer zoals het was.',
  permanent_ban: 'Je account is voorgoed geblokkeerd. Niemand ziet je profiel, en je kunt niet meer inloggen.',
  messages_limited: 'Voorlopig kun je aan minder nieuwe mensen schrijven dan anders. Je profiel en je gesprekken blijven zoals ze zijn.',
  messages_stopped: 'Je kunt voorlopig niet aan nieuwe mensen schrijven. Je profiel en je gesprekken blijven zoals ze zijn.',
} as const;

export const report_decision_mail = {
  subject: 'Wat er met je melding is gebeurd ({reference})',
  preview: 'We hebben over je melding beslist.',
  text: 'Je hebt {subject} gemeld: “{reason}”. Iemand van ons heeft ernaar gekeken.',
  action: 'We hebben ingegrepen, volgens deze regel: {rule} Meer kunnen we je over het andere lid niet vertellen, en dat lid weet niet dat jij het hebt gemeld.',
  no_action: 'We hebben niet ingegrepen. Toch bedankt: het helpt dat je oplet.',
  appeal: 'Niet mee eens? Vertel ons voor {until} waarom. Iemand anders dan degene die besliste, kijkt er opnieuw naar.',
  button: 'Lees de beslissing of maak bezwaar',
} as const;

export const report_undone_mail = {
  subject: 'Over je melding ({reference}): we hebben iets teruggedraaid',
  preview: 'We hebben er opnieuw naar gekeken.',
  text: 'Je hebt {subject} gemeld: “{reason}”.',
  undone: 'We lieten je weten dat we hadden ingegrepen. Later hebben we er opnieuw naar gekeken, en het teruggedraaid.',
  button: 'Lees de beslissing',
} as const;

export const notice_undone_mail = {
  subject: 'Over je melding van een pagina ({reference}): we hebben iets teruggedraaid',
} as const;

export const reported_subject = {
  profile: 'een lid',
  photo: 'een foto van een lid',
  message: 'een bericht',
  chat_photo: 'een foto in een gesprek',
  gift: 'een cadeau',
  page: 'een pagina',
} as const;

export const appeal_mail = {
  subject: 'We hebben je bezwaar ontvangen',
  preview: 'We kijken er opnieuw naar.',
  text: 'We hebben je bezwaar ontvangen. We kijken opnieuw naar de beslissing en mailen je de uitkomst.',
  other_person: 'Dat doet iemand anders dan degene die besliste.',
} as const;

export const appeal_operator_mail = {
  subject: 'Bezwaar {reference}',
  preview: 'Nieuw bezwaar tegen een beslissing',
  text: 'Een lid maakt bezwaar tegen een beslissing. Iemand anders dan degene die besliste, moet ernaar kijken, in het beheer.',
} as const;

export const appeal_decision_mail = {
  subject: 'De uitkomst van je bezwaar',
  preview: 'We hebben opnieuw naar de beslissing gekeken.',
  upheld_reported: 'We hebben opnieuw naar de beslissing over je account gekeken. Die blijft staan.',
  overturned_reported: 'We hebben opnieuw naar de beslissing over je account gekeken. Je had gelijk: we hebben die teruggedraaid, en die telt niet meer mee. Sorry daarvoor.',
  upheld_reporter: 'We hebben opnieuw naar de beslissing over je melding gekeken. Die blijft staan.',
  overturned_reporter: 'We hebben opnieuw naar de beslissing over je melding gekeken. Je had gelijk: er wordt opnieuw over beslist, en je hoort de uitkomst.',
  open_again: 'Je account is weer open: je kunt inloggen, en anderen zien je weer.',
  other_ban: 'Je account blijft wel geblokkeerd, door een andere beslissing.',
  button: 'Lees het antwoord',
  other_person: 'Dat is gedaan door iemand anders dan degene die besliste.',
} as const;

export const complaint_answer_mail = {
  subject: 'Ons antwoord op je klacht ({reference})',
  preview: 'We hebben het uitgezocht.',
  text: 'Je stuurde ons een klacht over “{topic}”. Dit is ons antwoord:',
  not_content: 'Niet mee eens? Antwoord dan op deze mail.',
} as const;

export const decision_subject = {
  photo: 'een van je foto’s',
  message: 'een bericht dat je stuurde',
  chat_photo: 'een foto die je stuurde',
  gift: 'een cadeau dat je stuurde',
  selfie: 'je selfie',
} as const;

export const notice_mail = {
  subject: 'We hebben je melding ontvangen ({reference})',
  preview: 'We kijken ernaar en je hoort wat we beslissen.',
  text: 'We hebben je melding over iets op onze site ontvangen. Wat er nu op die pagina staat, bewaren we voor onze beslissing.',
  next: 'Iemand van ons kijkt ernaar en beslist: binnen een uur als iemand gevaar loopt of het om een minderjarige gaat, anders binnen een dag. Je krijgt een mail, wat we ook beslissen.',
  button: 'Bekijk hoe ver we zijn',
  not_you: 'Heb jij dit niet gemeld? Dan heeft iemand zich vergist in het adres en hoef je niets te doen.',
} as const;

export const notice_decision_mail = {
  subject: 'Wat we over je melding hebben beslist ({reference})',
  preview: 'We hebben ernaar gekeken.',
  text: 'Je liet ons weten dat {path} op onze site misschien tegen de wet is. Iemand van ons heeft ernaar gekeken.',
  action: 'We hebben ingegrepen, volgens deze regel: {rule}',
  no_action: 'We hebben niet ingegrepen.',
  disagree: 'Niet mee eens? Stuur ons binnen zes maanden een klacht over de beslissing, met het kenmerk. Iemand anders kijkt er opnieuw naar. Dat kost niets.',
  button: 'Een klacht sturen',
} as const;
