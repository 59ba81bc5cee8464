import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  delete_reason: {
    not_looking: 'Ik ben even niet op zoek',
  },
  deletion: {
    remarks: 'Wat wil je ons nog vertellen?',
  },
  check_in: {
    where_hint: 'Een adres, een café, een plaats: alles wat helpt om je te vinden.',
    not_emergency:
      'Dit is geen nooddienst: een mail kan laat aankomen of niet gelezen worden. Bel bij gevaar het noodnummer.',
  },
  direct_debit: {
    heading: 'Betalen via domiciliëring',
    not_here: 'Domiciliëring kan hier niet. Kies een andere betaalmethode.',
    phone: 'Gsm-nummer',
    mandate: 'Het mandaat',
    mandate_kind: 'SEPA-domiciliëringsmandaat, eenmalig. De referentie krijg je bij de code.',
    consent: 'Ik geef toestemming voor deze domiciliëring',
    when: 'We schrijven af na {days, number} werkdagen. Je bank toont dan de naam {statement}, met schuldeisersnummer {id}.',
    reference: 'Referentie van het mandaat',
    waits:
      'Je hebt al een domiciliëring die op je code wacht: {credits, plural, one {# credit} other {# credits}} voor {money}.',
    waits_heading: 'Welke domiciliëring?',
  },
  order: {
    statement: 'Op je rekeninguittreksel staat “{statement}”.',
    to_debit: 'Verder met domiciliëring: {money}',
  },
  payment: {
    statement: 'Op je rekeninguittreksel',
  },
  payment_method: {
    sdd: 'Domiciliëring',
    creditcard: 'Andere kredietkaart',
  },
  payment_result: {
    agreed: 'Bedankt, je domiciliëring is geregeld',
  },
} satisfies PartialCatalogue<AccountMessages>;
