/** The data export: its emails, and the page in the archive. */
export const export_mail = {
  subject: 'Je gegevens van {site} liggen klaar',
  preview: 'Log in om ze te downloaden.',
  greeting: 'Hoi {name},',
  text: 'Je vroeg om een kopie van je gegevens. Die ligt klaar. Voor de veiligheid staat hij niet in deze mail, maar in je account.',
  button: 'Gegevens downloaden',
  link: 'Werkt de knop niet? Open dan deze link:',
  expires: 'Je kunt ze {days, plural, one {# dag} other {# dagen}} lang downloaden. Daarna ruimen we ze op.',
  not_you: 'Heb je dit niet gevraagd? Verander dan je wachtwoord en kijk bij je instellingen welke apparaten zijn ingelogd.',
} as const;

export const export_failed_mail = {
  subject: 'Je gegevens van {site} zijn er nog niet',
  preview: 'Het lukte niet. Je kunt het meteen opnieuw proberen.',
  greeting: 'Hoi {name},',
  text: 'Je vroeg om een kopie van je gegevens. Het is een paar keer niet gelukt die te maken. Dat ligt aan ons, niet aan jou. Probeer het gerust opnieuw. Lukt het weer niet? Laat het ons weten.',
  button: 'Opnieuw aanvragen',
  link: 'Werkt de knop niet? Open dan deze link:',
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
  terms: 'Voorwaarden aanvaard',
  came_by: 'Hoe je bij ons kwam',
  invitations: 'Uitnodigingen',
  invitation: 'Uitnodiging, {used, select, yes {gebruikt} other {niet gebruikt}}',
  confirmed: 'E-mailadres bevestigd',
  premium: 'Premium sinds',
  logins: 'Logins',
  login_times: 'sinds {from}, laatst {last}',
  unknown_device: 'Onbekend apparaat',
  browsers: 'Browsers die we van je kennen',
  browser: 'Je hebt hiermee ingelogd',
  passkeys: 'Passkeys',
  email_change: 'Nieuw e-mailadres, nog niet bevestigd',
  links: 'Links die we je mailden',
  letters: 'Mails van de laatste 30 dagen',
  profile: 'Profiel',
  name: 'Naam',
  birth_date: 'Geboortedatum',
  gender: 'Geslacht',
  country: 'Land',
  blocked: 'Door jou geblokkeerd',
  hidden_words: 'Verborgen woorden',
  wishes: 'Wie je wilt zien',
  wishes_are: '{from} tot en met {until} jaar, {is, select, near {binnen {km} km} other {op elke afstand}}',
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
} as const;

/** Result of a payment. */
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

/** Purpose of a link in an email. */
export const export_link = {
  activation: 'E-mailadres bevestigen',
  password_reset: 'Nieuw wachtwoord kiezen',
  email_change: 'Nieuw e-mailadres bevestigen',
  email_revert: 'Nieuw e-mailadres terugdraaien',
  reactivation: 'Account terughalen',
} as const;

/** State of a photo verification. */
export const export_verification = {
  pose_shown: 'Houding gevraagd',
  pending: 'Selfie gestuurd',
  verified: 'Geverifieerd',
  rejected: 'Afgewezen',
} as const;
