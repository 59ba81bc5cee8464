/** Monthly spending limit. */
export const spending_limit = {
  title: 'Uitgavenlimiet',
  intro: 'Spreek met jezelf af wat je per kalendermaand hoogstens uitgeeft. Alleen jij ziet dit.',
  none: 'Geen limiet',
  month: '{limit} per maand',
  nothing: 'Niets kopen',
  spent: 'Deze maand uitgegeven: {spent}',
  unpaid: 'Daarvan is nog niet betaald: {unpaid}',
  left: 'Je kunt tot {until} nog {left} uitgeven.',
  spent_out: 'Tot {until} kan er niets meer bij.',
  used_up: 'Je uitgavenlimiet voor deze maand is bereikt: tot {until} kun je niets kopen.',
  too_much: 'Je uitgavenlimiet laat tot {until} nog {left} toe. Dat is hiervoor te weinig.',
  closed: 'Je hebt je uitgavenlimiet op 0 gezet: je kunt niets kopen.',
  raised: 'Vanaf {from}: {limit}.',
  label: 'Nieuwe limiet per maand, in {currency}',
  hint: 'Lager geldt meteen. Hoger geldt na {hours, number} uur, zodat je er een nacht over kunt slapen. 0 is niets kopen.',
  wrong: 'Vul een bedrag in van 0 tot {max}.',
  save: 'Opslaan',
  remove: 'Limiet weghalen',
  saved: 'Opgeslagen',
  other_currency:
    'Je betaalt nu in {currency}. Tot je een nieuwe limiet stelt, kun je in {currency} niets kopen.',
} as const;
