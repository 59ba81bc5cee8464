export const time_bonus = {
  banner: '{percentage, number}% welkomstkorting',
  left: 'nog',
  title: 'Je welkomstbonus',
  percentage: '{percentage, number}%',
  offer: 'Korting op je eerste bundel',
  unlock: 'Je credits zijn op. Met een bundel schrijf je verder, zie je alle foto’s van leden en word je premium, voor het leven.',
  fast: 'Wees er snel bij: de korting geldt alleen in je eerste {hours, number} uur.',
  valid: 'Aanbod geldig: nog',
  receipt: 'Je hebt je credits meteen, met een bon in je mail. Geen abonnement.',
} as const;
