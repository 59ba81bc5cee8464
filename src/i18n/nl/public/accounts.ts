export const login = {
  description: 'Log in en ga verder waar je gebleven was.',
  continue: 'Log in om verder te gaan.',
  forgot: 'Wachtwoord vergeten?',
  passkey: 'Inloggen met een passkey',
  or: 'of',
  passkey_cancelled: 'Het inloggen met een passkey is afgebroken. Probeer het opnieuw of gebruik je wachtwoord.',
  no_account: 'Nog geen account?',
  logged_out: 'Je bent uitgelogd.',
  ended: 'Je sessie is voorbij. Log opnieuw in om verder te gaan.',
} as const;

export const signup = {
  description: 'Maak in een minuut een gratis profiel en kijk wie er bij jou in de buurt is.',
  progress: 'Stap {step, number} van {total, number}',
  name: 'Profielnaam',
  name_question: 'Hoe wil je heten?',
  name_hint: 'Andere leden zien deze naam. Je echte naam hoeft niet.',
  birth_date: 'Geboortedatum',
  birth_date_question: 'Wanneer ben je geboren?',
  birth_date_hint: 'Anderen zien alleen je leeftijd.',
  day: 'Dag',
  month: 'Maand',
  year: 'Jaar',
  gender: 'Ik ben een',
  country: 'Land',
  region_none: 'Zeg ik liever niet',
  place_question: 'Waar woon je?',
  place_hint: 'Zo vind je leden bij jou in de buurt. Je adres vragen we nooit.',
  email: 'E-mailadres',
  email_question: 'Wat is je e-mailadres?',
  email_hint: 'Niemand anders ziet het. We sturen je een mail om het te bevestigen.',
  email_suggestion: 'Bedoelde je {email}?',
  email_suggestion_use: 'Gebruik {email}',
  password: 'Wachtwoord',
  password_question: 'Kies een wachtwoord',
  password_hint: 'Minstens {min, number} tekens. Een korte zin werkt goed.',
  password_show: 'Toon wachtwoord',
  password_hide: 'Verberg wachtwoord',
  strength_short: 'Nog te kort',
  strength_weak: 'Makkelijk te raden',
  strength_fair: 'Redelijk',
  strength_strong: 'Sterk',
  visible_to_visitors: 'Ook bezoekers zonder account mogen mijn profiel zien: hoofdfoto, naam, leeftijd, plaats en wat ik over mezelf vertel.',
  terms: 'Ik ben {min_age} jaar of ouder en ga akkoord met de <terms>voorwaarden</terms> en het <privacy>privacybeleid</privacy>.',
  submit: 'Account aanmaken',
  has_account: 'Heb je al een account?',
  working: 'We maken je account',
  locked: 'Nog heel even, we zijn bijna klaar.',
  step_check: 'Gegevens controleren',
  step_create: 'Account aanmaken',
  step_matches: 'Matches zoeken',
  step_mail: 'Activatiemail versturen',
  step_done: 'Klaar',
  complete_title: 'Welkom, {name}',
  complete_mail_first: 'Open eerst de link in die mail. Daarna kun je inloggen.',
  complete_text: 'We hebben een mail gestuurd naar {email}. Open de link daarin om je account te activeren.',
  about: 'Daarna ga je verder naar {name}.',
  message: 'Bericht aan {name}',
  message_question: 'Wat wil je {name} sturen?',
  message_placeholder: 'Hoi, leuk profiel…',
  message_hint: 'We versturen je bericht zodra je je e-mailadres bevestigt. Het kost {price, number} van je {free, number} gratis credits.',
  message_left: 'Nog {count, plural, one {# teken} other {# tekens}}',
  message_over: '{count, plural, one {# teken} other {# tekens}} te lang',
  message_skip: 'Verder zonder bericht',
  complete_message: 'Je bericht aan {name} staat klaar. Het wordt bezorgd zodra je account actief is.',
  complete_member: 'Verder naar {name}',
  complete_more: 'Bekijk wie bij je past',
  matches_title: 'Zij passen misschien bij jou',
  matches_text: 'In jouw buurt en rond jouw leeftijd. Een like kost niets. Liken jullie elkaar, dan is het een match.',
  matches_none: 'Nog niemand gevonden',
  matches_none_text: 'Er is bij jou in de buurt nog niemand van jouw leeftijd. Kijk gerust verder rond.',
} as const;

export const closed_signup = {
  title: 'Aanmelden kan op uitnodiging',
  text: '{site} laat nu alleen mensen binnen die zijn uitgenodigd. Ken je een lid? Vraag om een uitnodiging: met die link kom je binnen.',
  invitation_title: 'Deze uitnodiging werkt niet',
} as const;

export const complete_signup = {
  title: 'Aanmelding afmaken',
  text: 'Kies een wachtwoord en ga akkoord met de voorwaarden, dan ben je binnen.',
  over_title: 'Link verlopen of invalide',
  over_text: 'Deze link is al gebruikt of niet meer geldig. Heb je je account al afgemaakt, log dan in. Anders meld je je hier gewoon aan.',
  over_member: 'Deze link is al gebruikt of niet meer geldig. Je bent ingelogd, dus je hebt hem niet meer nodig.',
} as const;

export const activation = {
  title: 'Bevestig je e-mailadres',
  text: 'Nog één druk op de knop en je account is actief.',
  submit: 'Account activeren',
  done_title: 'Je account is actief',
  done_text: 'Anderen zien nu je profiel en kunnen je schrijven.',
  done_messages: '{count, plural, one {Het bericht dat je al schreef is bezorgd.} other {De # berichten die je al schreef zijn bezorgd.}}',
  done_start: 'Bekijk leden',
  error_help: 'De link is verlopen of al gebruikt.',
  error_login: 'Had je al geactiveerd? Dan kun je gewoon inloggen. Anders vraag je daarna een nieuwe mail aan.',
  error_active: 'Je account is al actief: je hoeft niets te doen.',
  error_ask: 'Vraag een nieuwe mail aan.',
  reminder_text: 'We hebben een link gestuurd naar {email}. Tot je die opent, ziet niemand je profiel en wachten je berichten.',
  hint: 'De mail is er meestal binnen {minutes, plural, one {een minuut} other {# minuten}}. Niets gezien? Kijk bij spam.',
  resend: 'Stuur een nieuwe mail',
  resent: 'Er is een nieuwe mail onderweg.',
  not_me: 'Dat was ik niet',
  not_me_question: 'Heb jij je niet aangemeld?',
  not_me_text: 'Dan heeft iemand anders jouw e-mailadres ingevuld. We verwijderen dat account nu meteen, met alles erin.',
  not_me_submit: 'Verwijder dit account',
  removed_title: 'Het account is verwijderd',
  removed_text: 'Jouw e-mailadres staat hier niet meer, en je krijgt geen mail meer van ons. Meer hoef je niet te doen.',
  resend_later: 'Over {wait} kun je een nieuwe mail aanvragen.',
} as const;

export const reset = {
  title: 'Wachtwoord vergeten',
  description: 'Kies een nieuw wachtwoord met de link die we je mailen.',
  text: 'Vul je e-mailadres in. We mailen je een link waarmee je een nieuw wachtwoord kiest.',
  ask: 'Mail me een link',
  back: 'Terug naar inloggen',
  sent_title: 'Kijk in je mail',
  sent: 'We hebben een link gestuurd naar {email}.',
  sent_perhaps: 'Heeft {email} hier een account, dan is er nu een link onderweg.',
  sent_hint: 'De link werkt {hours, plural, one {# uur} other {# uur}}. Niets gekregen? Kijk dan bij de spam.',
} as const;

export const new_password = {
  title: 'Kies een nieuw wachtwoord',
  text: 'Daarna ben je hier ingelogd en op al je andere apparaten uitgelogd. Passkeys voeg je opnieuw toe.',
  label: 'Nieuw wachtwoord',
  again: 'Nog een keer',
  submit: 'Wachtwoord opslaan',
  done: 'Je wachtwoord is gewijzigd.',
} as const;

export const mailed_link = {
  why: 'Een link uit onze mail werkt één keer, en niet langer dan in de mail staat.',
  ask_anew: 'Vraag een nieuwe mail aan',
} as const;

export const mail_change = {
  title: 'Bevestig je nieuwe e-mailadres',
  text: 'Nog één druk op de knop en dit is het adres van je account.',
  submit: 'Dit adres gebruiken',
  done_title: 'Je e-mailadres is gewijzigd',
  done: 'Log voortaan in met dit adres. Was je oude adres bevestigd, dan hebben we daar een mail heen gestuurd waarmee je dit kunt terugdraaien.',
  revert_title: 'Zet je oude e-mailadres terug',
  revert_text: 'Je account hoort dan weer bij het adres waarop je deze mail kreeg. Iedereen wordt uitgelogd, en het wachtwoord werkt niet meer.',
  revert_submit: 'Terugdraaien',
  reverted_title: 'Je oude adres is terug',
  reverted: 'Iedereen is uitgelogd. We hebben je een mail gestuurd om een nieuw wachtwoord te kiezen; daarmee kom je weer binnen.',
  reverted_again: 'Mail me nog een link',
} as const;

export const account_deleted = {
  title: 'Je account is verwijderd',
  hidden: 'Niemand ziet je nog, en je bent overal uitgelogd.',
  until: 'Tot {until} kun je terug, met de link in de mail die we je net hebben gestuurd. Daarna wissen we alles voorgoed.',
  days: 'Je kunt {days, number} dagen lang terug, met de link in de mail die we je hebben gestuurd. Daarna wissen we alles voorgoed.',
  goodbye: 'Bedankt dat je er was. Het ga je goed.',
  home: 'Naar de startpagina',
} as const;

export const reactivation = {
  title: 'Wil je terug?',
  text: 'Eén druk op de knop en je account is er weer, zoals je het achterliet. Daarna log je in.',
  submit: 'Ja, ik ben terug',
  done_title: 'Welkom terug',
  done_text: 'Alles is er zoals het was. Je hoeft alleen nog in te loggen.',
  expired_help: 'Log in met je e-mailadres en wachtwoord. Daar kun je een nieuwe mail aanvragen, zolang de 14 dagen niet om zijn.',
  resend: 'Stuur de mail opnieuw',
  resent: 'De mail is onderweg. Kijk ook bij de spam.',
} as const;

export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
