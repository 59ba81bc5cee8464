import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  mail_parts: {
    greeting: 'Dag {name},',
    greeting_unnamed: 'Dag,',
  },
  password_changed_mail: {
    passkeys:
      'Je passkeys zijn verwijderd, voor het geval iemand anders er een had toegevoegd. In je instellingen maak je meteen een nieuwe.',
  },
  debit_sms: {
    text: '{code} is je code voor een domiciliëring van {money} van je rekening …{end} ({statement}). Geldig voor {minutes, number} minuten. Deel hem met niemand.',
  },
  mandate_mail: {
    subject: 'Je domiciliëring',
    agreed:
      'Je gaf toestemming voor één domiciliëring van {money} van je rekening die eindigt op {end}. Verder wordt er niets afgeschreven.',
    when: 'Het bedrag gaat er op of na {day} af. Op je rekeninguittreksel staat: {statement}.',
    reference:
      'Referentie van je mandaat: {reference}. Schuldeiser: {creditor}, {id}, onder de naam {statement}.',
  },
  receipt_mail: {
    statement: 'Op je rekeninguittreksel staat: {statement}.',
  },
  receipt_sheet: {
    statement: 'Op je rekeninguittreksel',
  },
  refund_mail: {
    way: 'Het komt terug op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet. Op je rekeninguittreksel staat: {statement}.',
  },
  returned_mail: {
    way: 'Daarom sturen we {money} meteen terug op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet. Op je rekeninguittreksel staat: {statement}.',
  },
  withdrawal_mail: {
    nothing: 'Je domiciliëring van {money} gaat niet door: er wordt niets van je rekening afgeschreven.',
    way: 'Het komt terug op de manier waarop je betaalde, binnen 14 dagen. Op je rekeninguittreksel staat: {statement}.',
  },
} satisfies PartialCatalogue<MailMessages>;
