export const debit_sms = {
  text: '{code} is je code voor een incasso van {money} van je rekening …{end} ({statement}). Geldig voor {minutes, number} minuten. Geef hem aan niemand.',
} as const;

export const mandate_mail = {
  subject: 'Je incasso',
  preview: 'Eenmalig {money}.',
  greeting: 'Hoi {name},',
  agreed: 'Je gaf toestemming voor één incasso van {money} van je rekening die eindigt op {end}. Er wordt niets anders en niets vaker afgeschreven.',
  when: 'Het bedrag gaat er op of na {day} af. Op je afschrift staat: {statement}.',
  reference: 'Kenmerk van je machtiging: {reference}. Incassant: {creditor}, {id}, onder de naam {statement}.',
  back: 'Binnen {weeks, number} weken na de afschrijving kun je je bank vragen het bedrag terug te boeken.',
  button: 'Betaling bekijken',
  link: 'Werkt de knop niet? Open dan deze link:',
  not_you: 'Was jij dit niet? Antwoord dan meteen op deze mail.',
} as const;
