export const likes_mail = {
  subject_like: '{count, plural, one {Iemand vindt je leuk} other {# leden vinden je leuk}}',
  subject_match: '{count, plural, one {Jullie vinden elkaar leuk} other {# leden vinden jou ook leuk}}',
  subject_both: 'Er is belangstelling voor je',
  subject_visits: '{count, plural, one {Iemand heeft} other {# leden hebben}} je profiel bekeken',
  preview: 'Kijk op je gemak van wie het komt.',
  likes: 'Je hebt {count, plural, one {een nieuwe like} other {# nieuwe likes}}.',
  matches: 'Je hebt {count, plural, one {een nieuwe match} other {# nieuwe matches}}. Jullie vinden elkaar leuk, dus de eerste stap is al gezet.',
  visits: '{count, plural, one {Eén lid heeft} other {# leden hebben}} je profiel bekeken.',
  visits_premium: 'Premium leden zien wie dat {count, plural, one {is} other {zijn}}.',
  visitors: '{names} {count, plural, one {heeft} other {hebben}} je profiel bekeken.',
  visitors_more: '{names} en nog {count, plural, one {# ander lid} other {# andere leden}} hebben je profiel bekeken.',
  card_like: 'Vindt je leuk',
  card_match: 'Jullie vinden elkaar leuk',
  more: 'Er {count, plural, one {staat nog # lid} other {staan nog # leden}} in je lijst.',
  button: 'Bekijk je likes',
  button_match: 'Bekijk je matches',
  button_visits: 'Bekijk je bezoekers',
  button_profile: 'Bekijk leden',
} as const;

export const visitor_name = {
  fictional: '{name} (fictief profiel)',
} as const;
