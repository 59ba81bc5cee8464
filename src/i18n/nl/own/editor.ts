/** My profile, where each field is changed by itself. */
export const editor = {
  words: 'In je eigen woorden',
  add: 'Vul in',
  unsaved: 'Nog niet opgeslagen',
  kept: '{label} opgeslagen',
  put_back: '{label} is weer zoals het was',
  not_put_back: '{label} terugzetten lukte niet. Probeer het opnieuw.',
  keep: 'Opslaan',
  done: 'Klaar',
  too_long: '{count, plural, one {# teken} other {# tekens}} te veel',
  gender: 'Geslacht',
  place: 'Waar je woont',
  city_here: 'Kies de plaats waar ik ben',
  city_hint: 'Typ de eerste letters en kies. Anderen zien de plaats, nooit je adres.',
  country_hint: 'Kies je een ander land, dan worden provincie en woonplaats leeggemaakt.',
  living_area_hint: 'In je eigen woorden: een wijk, een streek, aan zee.',
  facts_hint: 'Je mag alles hier leeg laten.',
  birth_date_once: 'Je kunt je geboortedatum één keer verbeteren. Daarna staat hij vast.',
  birth_date_keep: 'Geboortedatum verbeteren',
  birth_date_fixed: 'Je hebt hem al een keer verbeterd. Klopt hij nog niet? Mail naar {email}.',
  interests_search: 'Zoek een interesse',
  interests_chosen: 'Gekozen',
  interests_none: 'Geen interesse gevonden',
  complete: 'Je profiel: {done, number} van {all, number}',
  title: 'Mijn profiel',
  view: 'Bekijk hoe anderen je zien',
  basics: 'Wie je bent',
  about: 'Over mij',
  about_hint: 'Waar word je blij van? Wat zoek je hier?',
  about_left: 'Nog {count, plural, one {# teken} other {# tekens}}',
  birth_date_hint: 'Anderen zien alleen je leeftijd.',
  untold: 'Zeg ik liever niet',
  interests_hint: 'Kies wat bij je past. Leden met dezelfde interesses vinden je sneller.',
  visibility: 'Zichtbaarheid',
  invisible: 'Onzichtbaar',
  invisible_text: 'Je staat niet in zoekresultaten. Alleen leden die je een bericht of like stuurt, zien je.',
  visitors: 'Zichtbaar voor bezoekers',
  visitors_text:
    'Ook mensen zonder account mogen je profiel zien: hoofdfoto, naam, leeftijd, plaats en wat je over jezelf vertelt.',
  disabled: 'Je profiel is nog niet zichtbaar. Bevestig eerst je e-mailadres.',
} as const;

/** The one step that helps a profile most. */
export const gap_action = {
  photo: 'Foto toevoegen',
  about_me: 'Iets over jezelf schrijven',
  interests: 'Interesses kiezen',
  city: 'Woonplaats invullen',
  reason: 'Vertellen wat je zoekt',
} as const;

export const interest_group = {
  together: 'Samen',
  outside: 'Erop uit',
  culture: 'Cultuur en avond uit',
  table: 'Eten en drinken',
  intimate: 'Intiem',
} as const;
