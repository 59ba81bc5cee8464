export const settings = {
  language_and_theme: 'Taal en weergave',
  language_hint: 'Ook onze mails zijn in deze taal.',
  theme: 'Weergave',
  theme_auto: 'Automatisch',
  theme_light: 'Licht',
  theme_dark: 'Donker',
  theme_chosen: 'Weergave: {name}',
  switched_on: '“{label}” staat aan',
  switched_off: '“{label}” staat uit',
  blocked: 'Geblokkeerde leden',
  blocked_hint: 'Jullie zien elkaar niet. De naam is die van het moment waarop je blokkeerde.',
  blocked_none: 'Je hebt niemand geblokkeerd. Blokkeren kan op iemands profiel, onder de drie puntjes.',
  unblock_name: '{name} deblokkeren',
  account: 'Account',
  security: 'Beveiliging',
  data: 'Jouw gegevens en account',
  since: 'Lid sinds {date}',
  confirmed: 'bevestigd',
  not_confirmed: 'nog niet bevestigd',
  membership: 'Lidmaatschap',
  member_since: 'Lid sinds',
} as const;

export const password_settings = {
  intro: 'Op andere apparaten word je uitgelogd.',
  old: 'Oud wachtwoord',
  submit: 'Wachtwoord wijzigen',
  done: 'Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.',
} as const;

export const reauthentication = {
  password: 'Je wachtwoord',
} as const;

export const email_settings = {
  intro: 'Je adres is nu {email}.',
  new: 'Nieuw e-mailadres',
  another: 'Toch een ander adres',
  hint: 'We sturen daar een link naartoe. Tot je die opent, blijft je oude adres gelden.',
  submit: 'Adres wijzigen',
  asked: 'Er is een mail onderweg.',
  waiting: 'Wacht op bevestiging van {email}',
  waiting_text: 'Open de link in de mail die we daarheen hebben gestuurd. Hij werkt tot {until}.',
  cancel: 'Toch niet wijzigen',
  cancelled: 'Je adres blijft zoals het is.',
} as const;

export const sessions = {
  title: 'Logins en apparaten',
  intro: 'Hier ben je ingelogd. Herken je er een niet? Beëindig die en kies een nieuw wachtwoord.',
  on: '{browser} op {system}',
  unknown: 'Onbekend apparaat',
  nowhere: 'Locatie onbekend',
  current: 'Dit apparaat',
  begun: 'Ingelogd: {when}',
  used: 'laatst gebruikt: {when}',
  active: 'nu in gebruik',
  end: 'Beëindigen',
  end_name: 'Login van {name} beëindigen',
  ended: 'De login van {name} is beëindigd.',
  alone: 'Je bent nergens anders ingelogd.',
  others: 'Alle andere beëindigen',
  others_ended: 'Alle andere logins zijn beëindigd.',
  everywhere: 'Overal uitloggen',
  everywhere_hint:
    'Met deze knop log je ook hier uit. Daarna ziet de site elke browser als nieuw: bij de eerste login sturen we je een mail.',
} as const;

export const passkeys = {
  title: 'Passkeys',
  intro:
    'Met een passkey log je in met je vingerafdruk, je gezicht of de pincode van je apparaat. Je hoeft niets te onthouden en er valt niets te raden.',
  none: 'Je hebt nog geen passkey.',
  add: 'Passkey toevoegen',
  added: '“{name}” is toegevoegd. Je kunt er meteen mee inloggen.',
  cancelled: 'Er is geen passkey toegevoegd: het is op je apparaat afgebroken. Er is niets veranderd.',
  known: 'Dit apparaat heeft al een passkey voor je account.',
  unsupported: 'Deze browser ondersteunt geen passkeys.',
  created: 'Toegevoegd: {when}',
  unused: 'nog niet gebruikt',
  rename: 'Hernoemen',
  rename_name: '“{name}” hernoemen',
  name: 'Naam',
  renamed: 'De passkey heet nu “{name}”.',
  remove: 'Verwijderen',
  remove_name: '“{name}” verwijderen',
  remove_question: '“{name}” verwijderen?',
  remove_text: 'Daarna kun je er niet meer mee inloggen. Je wachtwoord blijft werken.',
  removed: '“{name}” is verwijderd. Je kunt er niet meer mee inloggen.',
  reauthentication: 'Even controleren',
  reauthentication_text:
    'Je bent al een tijdje ingelogd. Typ je wachtwoord, zodat we weten dat jij het bent.',
  reauthentication_submit: 'Verder',
} as const;

export const deletion = {
  title: 'Account verwijderen',
  step: 'Stap {step, number} van {steps, number}',
  next: 'Verder',
  stay: 'Toch blijven',
  reason_title: 'Waarom ga je weg?',
  reason_hint: 'We leren ervan. Liever niet zeggen? Ga dan gewoon verder.',
  remarks: 'Wil je nog iets kwijt?',
  remarks_hint: 'Hoeft niet. Hoogstens {max, number} tekens.',
  what_title: 'Wat er gebeurt',
  what_now:
    'Meteen: niemand ziet je nog. Je profiel, foto’s, likes en gesprekken zijn weg uit alle lijsten, en je bent overal uitgelogd.',
  what_until:
    'Tot {until}: je kunt terug met de link in de mail die je krijgt. Alles is er dan zoals het was.',
  what_after:
    'Daarna: we wissen alles voorgoed. Een gesprek verdwijnt ook bij de ander. Alleen betaalgegevens die we wettelijk moeten bewaren blijven, los van je profiel.',
  what_credits:
    'Je hebt nog {count, plural, one {# gratis credit} other {# gratis credits}}. Ook die {count, plural, one {verdwijnt} other {verdwijnen}} dan.',
  what_back:
    'Voor je {credits, plural, one {# gekochte credit} other {# gekochte credits}} storten we dan {money} terug op de manier waarop je betaalde.',
  what_uncollected:
    'Daarvan is {money} nog niet van je rekening afgeschreven. Is dat dan nog zo, dan schrijven we het niet meer af.',
  what_instead: 'Wil je er alleen even niet zijn? <link>Maak jezelf onzichtbaar</link>.',
  reauthentication_title: 'Tot slot: ben jij het?',
  reauthentication_text: 'Met je wachtwoord weten we dat het je eigen keuze is.',
  reauthentication_passkey: 'Je bent net met je passkey ingelogd: dat is genoeg.',
  submit: 'Verwijder mijn account',
  offer_title: 'Blijf je voor {percentage, number}% korting?',
  offer_text:
    'Je krijgt een code voor je volgende credits, {days, number} dagen geldig. We vragen het één keer, wat je ook kiest.',
  offer_accept: 'Ja, ik blijf',
  offer_decline: 'Nee, verder met verwijderen',
  offered_title: 'Fijn dat je blijft',
  offered_text: 'Je code staat ook bij je credits.',
  offered_link: 'Naar je credits',
} as const;

export const discount = {
  title: 'Jouw korting: {percentage, number}%',
  until: 'Voor één aankoop van credits, tot {until}.',
  always: 'Voor één aankoop van credits.',
  code: 'Code',
  copy: 'Kopieer',
  copied: 'Code gekopieerd',
} as const;

export const delete_reason = {
  price: 'Te duur',
  found_someone: 'Ik heb iemand gevonden',
  not_looking: 'Ik zoek even niet',
  site_problems: 'De site werkte niet goed',
  no_members: 'Te weinig leden bij mij in de buurt',
  time: 'Het kost me te veel tijd',
  other: 'Iets anders',
} as const;

export const discretion = {
  title: 'Discretie',
  intro: 'Voor als anderen meekijken op je scherm, je telefoon of in je mail.',
  mode: 'Discrete modus',
  mode_text:
    'Het tabblad heet “{name}” en krijgt een neutraal icoon. Mails en meldingen komen ook van “{name}” en noemen geen namen. Installeer je daarna de app, dan heet die ook zo. In deze browser werkt het al voor je inlogt.',
  exit_text:
    'Eén druk op de knop en je bent op {site}. Met de terugknop kom je hier niet meer. Wat je hebt getypt, blijft bewaard.',
  key: 'Toets',
  key_escape: 'Twee keer Escape',
  key_shift: 'Drie keer Shift',
  key_f9: 'F9',
  key_off: 'Alleen de knop bovenaan',
  key_saved: 'Toets gekozen',
  on: 'Aan',
  off: 'Uit',
} as const;

export const privacy = {
  seen: 'Wie jou kan zien',
  row: 'Onzichtbaar, online, gelezen, bezoek',
  shared: 'Wat anderen kunnen zien',
  mirror: 'Wat je uitzet, zie je ook niet van anderen.',
  presence: 'Online',
  presence_text: 'Anderen zien of je online bent, of het vandaag was.',
  read_text: 'In een gesprek ziet de ander dat je een bericht hebt gelezen.',
  typing: 'Aan het typen',
  typing_text: 'In een gesprek ziet de ander dat je aan het typen bent.',
  visits: 'Bezoek',
  visits_text: 'Bekijk je een profiel, dan kan dat lid zien dat je er was.',
  gifts: 'Cadeaus op je profiel',
  gifts_text: 'Leden zien welke cadeaus je kreeg en hoeveel. Nooit van wie.',
} as const;

export const invitations = {
  title: 'Uitnodigingen',
  intro:
    'Met een uitnodiging kan één persoon zich aanmelden, ook als dat anders niet kan. Elke link werkt één keer en {days, number} dagen lang. Niemand ziet wie jij uitnodigt.',
  unconfirmed: 'Bevestig eerst je e-mailadres. Daarna kun je hier mensen uitnodigen.',
  make: 'Uitnodiging maken',
  make_another: 'Nog een uitnodiging',
  left: 'Je kunt er nu nog {left, number} maken.',
  none_left: 'Je hebt {open, number} uitnodigingen openstaan. Meer kan niet tegelijk.',
  ready: 'Je uitnodiging is klaar',
  once: 'Deel de link nu: straks kunnen we hem niet meer laten zien.',
  link: 'Link van je uitnodiging',
  share: 'Delen',
  copy: 'Kopieer de link',
  copied: 'Gekopieerd',
  share_text: 'Kom je ook naar {site}?',
  made: 'Jouw uitnodigingen',
  made_on: 'Gemaakt op {day}',
  open: 'Geldig tot {day}',
  used: 'Gebruikt',
  expired: 'Verlopen',
  withdrawn: 'Ingetrokken',
  withdraw: 'Intrekken',
  withdraw_made: 'Intrekken: uitnodiging van {day}',
  withdrawn_now: 'De uitnodiging is ingetrokken.',
} as const;

export const own_data = {
  title: 'Je gegevens',
  intro:
    'Een kopie van alles wat we van je bewaren: je account, profiel, foto’s, likes, gesprekken en credits. Je opent hem in je browser, en ook andere programma’s kunnen hem lezen.',
  ask: 'Kopie aanvragen',
  ask_hint: 'Maken duurt meestal een paar minuten. Je krijgt een mail als hij klaarligt.',
  making: 'We maken je kopie',
  making_text: 'Je hoeft hier niet te wachten: je krijgt een mail als hij klaarligt.',
  ready: 'Je kopie ligt klaar',
  ready_text: '{size}, gemaakt op {made}. Je kunt hem downloaden tot {until}.',
  password_hint: 'Zo weten we dat jij het bent, ook als iemand anders je telefoon heeft.',
  log_in_again: 'Log opnieuw in om je kopie te downloaden. Zo weten we dat jij het bent.',
  download: 'Downloaden',
  downloading: 'Je download begint.',
  failed: 'Het is niet gelukt',
  failed_text: 'Dat ligt aan ons. Je kunt het meteen opnieuw proberen.',
  again: 'Nieuwe kopie aanvragen',
  again_hint: 'De nieuwe vervangt deze.',
  next: 'Je kunt een nieuwe kopie aanvragen vanaf {when}.',
  inside: 'Bewaar het bestand waar alleen jij bij kunt: je gesprekken en foto’s staan er leesbaar in.',
} as const;
