export const activation_mail = {
  subject: 'Bevestig je e-mailadres voor {site}',
  preview: 'Eén klik en je account is actief.',
  text: 'Fijn dat je er bent. Bevestig dat dit jouw e-mailadres is; daarna zien anderen je profiel en worden je berichten bezorgd.',
  button: 'Account activeren',
  expires: 'De link werkt {days, plural, one {# dag} other {# dagen}}.',
  not_you: 'Heb je je niet aangemeld? Open dan de link en kies “Dat was ik niet”: het account verdwijnt meteen. Doe je niets, dan verdwijnt het vanzelf na {days, number} dagen.',
} as const;

export const account_exists_mail = {
  subject: 'Je hebt al een account bij {site}',
  preview: 'Je kunt gewoon inloggen.',
  text: 'Iemand wilde zich aanmelden met dit e-mailadres. Was jij dat? Je hebt al een account, dus je kunt gewoon inloggen.',
  button: 'Inloggen',
  not_you: 'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd en niemand heeft iets gezien.',
} as const;

export const mail_parts = {
  greeting: 'Hoi {name},',
  greeting_unnamed: 'Hoi,',
  link: 'Werkt de knop niet? Open dan deze link:',
  sent_by: '{company}, {address}, {city}',
  support: 'Vragen? Mail naar {email}.',
} as const;

export const password_reset_mail = {
  subject: 'Kies een nieuw wachtwoord voor {site}',
  preview: 'Met de knop kies je een nieuw wachtwoord.',
  text: 'Je vroeg om een nieuw wachtwoord. Kies het met de knop hieronder. Daarna ben je meteen ingelogd, en op al je andere apparaten uitgelogd.',
  button: 'Nieuw wachtwoord kiezen',
  expires: 'De link werkt één keer, {hours, plural, one {# uur} other {# uur}} lang.',
  not_you: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
} as const;

export const password_changed_mail = {
  subject: 'Je wachtwoord voor {site} is gewijzigd',
  preview: 'Was jij dit niet? Lees dan verder.',
  text: 'Je hebt nu een ander wachtwoord. Op al je andere apparaten ben je uitgelogd.',
  passkeys: 'Je passkeys zijn verwijderd, voor het geval iemand anders er een had toegevoegd. In je instellingen maak je zo een nieuwe.',
  not_you: 'Was jij dit niet? Kies dan meteen zelf een nieuw wachtwoord: daarmee sluit je iedereen buiten die nu in je account kan.',
  button: 'Dat was ik niet',
} as const;

export const email_change_mail = {
  subject: 'Bevestig je nieuwe e-mailadres voor {site}',
  preview: 'Eén klik en dit is je adres.',
  text: 'Je wilt dit e-mailadres gebruiken voor je account. Bevestig met de knop dat je hier je mail leest. Tot dan blijft je oude adres gelden.',
  button: 'Dit adres gebruiken',
  expires: 'De link werkt één keer, {hours, plural, one {# uur} other {# uur}} lang.',
  not_you: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
} as const;

export const email_change_asked_mail = {
  subject: 'Wijziging van je e-mailadres bij {site}',
  preview: 'Was jij dit niet? Lees dan verder.',
  text: 'Je account krijgt een ander e-mailadres zodra dat bevestigd is: {email}. Tot dan blijft dit adres gelden.',
  not_you: 'Was jij dit niet? Dan kent iemand anders je wachtwoord. Kies een nieuw wachtwoord: dan gaat de wijziging niet door en wordt iedereen uitgelogd.',
  button: 'Dat was ik niet',
} as const;

export const email_changed_mail = {
  subject: 'Je e-mailadres voor {site} is gewijzigd',
  preview: 'Was jij dit niet? Je kunt het terugdraaien.',
  text: 'Je account hoort nu bij {email}. Dit adres hoort er niet meer bij.',
  again: 'Je account heeft nu een ander e-mailadres. Dit adres hoort er niet meer bij.',
  not_you: 'Was jij dit niet? Draai het terug met de knop. Dan geldt dit adres weer, is iedereen uitgelogd en sturen we je een link voor een nieuw wachtwoord.',
  button: 'Terugdraaien',
  expires: 'Je kunt het {days, plural, one {# dag} other {# dagen}} lang terugdraaien.',
} as const;

export const new_login_mail = {
  subject: 'Nieuwe login bij {site}',
  preview: 'Was jij dit?',
  text: 'Er is ingelogd op je account in een browser die we nog niet kenden:',
  device: '{browser} op {system}, {country}',
  browser_unknown: 'een onbekende browser',
  system_unknown: 'een onbekend apparaat',
  country_unknown: 'land onbekend',
  not_you: 'Was jij het niet? Beëindig dan deze login en kies een nieuw wachtwoord op {address}',
  button: 'Bekijk je logins',
  you: 'Was jij het wel? Dan hoef je niets te doen.',
} as const;

export const passkey_mail = {
  subject: 'Je passkeys bij {site} zijn veranderd',
  preview: 'Was jij dit?',
  added: 'Er is een passkey aan je account toegevoegd: “{passkey}”. Daarmee kun je inloggen zonder wachtwoord.',
  removed: 'De passkey “{passkey}” is van je account verwijderd. Je wachtwoord werkt nog.',
  not_you: 'Was jij het niet? Bekijk dan je passkeys en kies een nieuw wachtwoord op {address}',
  button: 'Bekijk je passkeys',
  you: 'Was jij het wel? Dan hoef je niets te doen.',
} as const;

export const no_free_credits_mail = {
  subject: 'Over je gratis credits bij {site}',
  preview: 'Je adres is bevestigd. Iets over je credits.',
  once: 'Je adres is bevestigd, welkom. Dit e-mailadres heeft al eerder gratis credits gekregen, en die geven we één keer. De {credits, plural, one {gratis credit} other {# gratis credits}} van je aanmelding {credits, plural, one {is} other {zijn}} daarom van je saldo af gegaan.',
  unsent: '{count, plural, one {Het bericht dat je al had geschreven, is} other {De # berichten die je al had geschreven, zijn}} daardoor niet verstuurd, en door niemand gezien.',
  free: 'Zoeken, liken, matchen en lezen blijft gratis. Met een bundel schrijf je verder.',
  button: 'Bekijk de bundels',
  why: 'Een adres met een plus erin, of bij Gmail met punten, telt als hetzelfde e-mailadres.',
} as const;

export const deletion_mail = {
  subject: 'Je account bij {site} wordt verwijderd',
  preview: 'Je kunt nog een tijdje terug.',
  text: 'Je account is verborgen. Niemand ziet je profiel, je foto’s en je gesprekken nog.',
  until: 'Tot {until} kun je terug en is alles er zoals het was. Daarna wissen we alles voorgoed.',
  button: 'Ik wil terug',
  not_you: 'Heb jij je account niet verwijderd? Gebruik dan de knop en kies daarna een nieuw wachtwoord.',
} as const;

export const export_mail = {
  subject: 'Je gegevens van {site} liggen klaar',
  preview: 'Log in om ze te downloaden.',
  text: 'Je vroeg om een kopie van je gegevens. Die ligt klaar. Voor de veiligheid staat hij niet in deze mail, maar in je account.',
  button: 'Gegevens downloaden',
  expires: 'Je kunt ze {days, plural, one {# dag} other {# dagen}} lang downloaden. Daarna ruimen we ze op.',
  not_you: 'Heb je dit niet aangevraagd? Verander dan je wachtwoord en kijk bij je instellingen welke apparaten zijn ingelogd.',
} as const;

export const export_failed_mail = {
  subject: 'Je gegevens van {site} zijn er nog niet',
  preview: 'Het lukte niet. Je kunt het meteen opnieuw proberen.',
  text: 'Je vroeg om een kopie van je gegevens. Het is een paar keer niet gelukt om die te maken. Dat ligt aan ons, niet aan jou. Probeer het gerust opnieuw. Lukt het weer niet? Laat het ons weten.',
  button: 'Opnieuw aanvragen',
} as const;

export const export_page = {
  reports: 'Meldingen die je deed',
  title: 'De gegevens van {name}',
  lead: 'Alles wat {site} op {date} van je bewaarde. Van anderen staat hier alleen wat je zelf ook kon zien.',
  chapters: 'Hoofdstukken',
  files: 'Hetzelfde staat in de map “data”, voor programma’s. Je foto’s staan in de map “photos”.',
  none: 'Niets.',
  yes: 'Ja',
  no: 'Nee',
  account: 'Account',
  email: 'E-mailadres',
  language: 'Taal',
  signed_up: 'Aangemeld',
  terms: 'Akkoord met de voorwaarden',
  came_by: 'Hoe je bij ons kwam',
  invitations: 'Uitnodigingen',
  invitation: 'Uitnodiging, {used, select, yes {gebruikt} other {niet gebruikt}}',
  confirmed: 'E-mailadres bevestigd',
  premium: 'Premium sinds',
  sessions: 'Logins',
  login_times: 'sinds {from}, laatst {last}',
  unknown_device: 'Onbekend apparaat',
  browsers: 'Browsers die we van je kennen',
  browser: 'Je hebt hiermee ingelogd',
  passkeys: 'Passkeys',
  email_change: 'Nieuw e-mailadres, nog niet bevestigd',
  links: 'Links die we je mailden',
  freezes: 'Toen je account stilstond',
  freeze: 'Zonder uitleg',
  freeze_times: 'van {from} tot {until}',
  freeze_since: 'sinds {from}',
  emails: 'Mails van de laatste 30 dagen',
  profile: 'Profiel',
  name: 'Naam',
  birth_date: 'Geboortedatum',
  gender: 'Geslacht',
  country: 'Land',
  blocked: 'Door jou geblokkeerd',
  word_filter: 'Verborgen woorden',
  preferences: 'Wie je wilt zien',
  preferences_are: '{from} tot en met {until} jaar, {is, select, near {binnen {km} km} other {op elke afstand}}',
  photos: 'Foto’s',
  photo_public: 'Openbaar',
  photos_sent: 'Foto’s die je stuurde',
  album: 'Gesloten album',
  album_shown_to: 'Jij laat het zien aan',
  album_shown_by: 'Jij ziet het album van',
  verification: 'Geverifieerde foto',
  selfie: 'Je selfie',
  discounts: 'Kortingscodes',
  payments: 'Betalingen',
  cards: 'Opgeslagen kaarten',
  searches: 'Opgeslagen zoekopdrachten',
  conversations: 'Gesprekken',
  email_feedback: 'Teruggekomen mails en spammeldingen',
} as const;

export const export_feedback = {
  bounce: 'Je e-mailadres werkte niet',
  temporary: 'Een mail kwam niet aan',
  complaint: 'Een mail werd als spam gemeld',
} as const;

export const export_payment = {
  created: 'begonnen',
  pending: 'in behandeling',
  completed: 'betaald',
  failed: 'mislukt',
  cancelled: 'afgebroken',
  expired: 'verlopen',
  refunded: 'terugbetaald',
  charged_back: 'teruggeboekt door de bank',
} as const;

export const export_link = {
  activation: 'E-mailadres bevestigen',
  password_reset: 'Nieuw wachtwoord kiezen',
  email_change: 'Nieuw e-mailadres bevestigen',
  email_revert: 'Nieuw e-mailadres terugdraaien',
  reactivation: 'Account terughalen',
  notifications: 'Weer mails krijgen',
} as const;

export const export_verification = {
  pose_shown: 'Houding gevraagd',
  pending: 'Selfie gestuurd',
  verified: 'Geverifieerd',
  rejected: 'Afgewezen',
} as const;

/** To a member whose account staff froze: what that means is said, and how to object. */
export const frozen_mail = {
  subject: 'Je account bij {site} staat stil',
  preview: 'We zoeken iets uit. Dit betekent het voor jou.',
  text: 'We zoeken iets uit over je account. Tot we klaar zijn, ziet niemand anders je profiel en kun je niets schrijven, liken of wijzigen. Er gaat niets van je verloren.',
  why: 'Waarom: {reason}',
  can: 'Je kunt nog wel inloggen, je berichten lezen, je gegevens downloaden en je account verwijderen.',
  disagree: 'Denk je dat dit een vergissing is? Laat het ons weten, of mail naar {email}. Een mens leest het.',
  button: 'Laat het ons weten',
};

export const unfrozen_mail = {
  subject: 'Je account bij {site} is terug',
  preview: 'Alles is zoals het was.',
  text: 'We zijn klaar en je account is terug: anderen zien je profiel weer, en je gesprekken en likes zijn zoals ze waren. Bedankt voor je geduld.',
  button: 'Naar de site',
};

/** What people of the staff looked at, without their names. */
export const export_staff = {
  title: 'Wie je gegevens heeft bekeken',
  lookups: 'Bekeek privégegevens',
  notes: 'Notities over jou',
  support: 'Klantenservice',
  moderator: 'Moderatie',
  finance: 'Financiën',
  admin: 'Beheer',
  operator: 'Het bedrijf achter de site',
};

export const export_contacts = {
  title: 'Mensen die je hier nooit wilt tegenkomen',
  list: 'Op je lijst',
};

export const exported_contact = {
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
} as const;
