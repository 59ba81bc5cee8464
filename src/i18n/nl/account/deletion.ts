export const deletion = {
  title: 'Account verwijderen',
  step: 'Stap {step, number} van {steps, number}',
  next: 'Verder',
  back: 'Terug',
  stay: 'Toch blijven',
  reason_title: 'Waarom ga je weg?',
  reason_hint: 'We leren ervan. Liever niet zeggen? Ga dan gewoon verder.',
  remarks: 'Wat wil je kwijt?',
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
