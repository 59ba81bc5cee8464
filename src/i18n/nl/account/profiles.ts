export const editor = {
  words: 'In je eigen woorden',
  add: 'Vul in',
  unsaved: 'Nog niet opgeslagen',
  saved: '{label} opgeslagen',
  not_saved: '{label}: de wijziging is niet opgeslagen. Probeer het opnieuw.',
  put_back: '{label} is weer zoals het was',
  not_put_back: '{label} terugzetten lukte niet. Probeer het opnieuw.',
  too_long: '{count, plural, one {# teken} other {# tekens}} te veel',
  gender: 'Geslacht',
  place: 'Waar je woont',
  city_here: 'Kies de plaats waar ik ben',
  city_hint: 'Typ de eerste letters en kies. Anderen zien de plaats, nooit je adres.',
  country_hint: 'Kies je een ander land, dan worden provincie en woonplaats leeggemaakt.',
  living_area_hint: 'In je eigen woorden: een wijk, een streek, aan zee.',
  details_hint: 'Je mag alles hier leeg laten.',
  birth_date_once: 'Je kunt je geboortedatum één keer verbeteren. Daarna staat hij vast.',
  birth_date_save: 'Geboortedatum verbeteren',
  birth_date_fixed: 'Je hebt hem al een keer verbeterd. Klopt hij nog niet? Mail naar {email}.',
  interests_chosen: 'Gekozen',
  interests_none: 'Geen interesse gevonden',
  complete: 'Je profiel: {done, number} van {all, number}',
  view: 'Bekijk hoe anderen je zien',
  basics: 'Wie je bent',
  about_hint: 'Waar word je blij van? Wat zoek je hier?',
  not_filled_in: 'Zeg ik liever niet',
  interests_hint: 'Kies wat bij je past. Leden met dezelfde interesses vinden je sneller.',
  visibility: 'Zichtbaarheid',
  invisible: 'Onzichtbaar',
  invisible_text: 'Je staat niet in zoekresultaten. Alleen leden die je een bericht of like stuurt, zien je.',
  visitors: 'Zichtbaar voor bezoekers',
  visitors_text:
    'Ook mensen zonder account mogen je profiel zien: hoofdfoto, naam, leeftijd, plaats en wat je over jezelf vertelt.',
  disabled: 'Je profiel is nog niet zichtbaar. Bevestig eerst je e-mailadres.',
} as const;

export const interest_group = {
  together: 'Samen',
  outside: 'Erop uit',
  culture: 'Cultuur en avond uit',
  table: 'Eten en drinken',
  intimate: 'Intiem',
  own: 'En verder',
} as const;

export const word_filter = {
  title: 'Verborgen woorden',
  intro:
    'Berichten met een van deze woorden blijven afgedekt tot jij ze opent. De afzender merkt daar niets van.',
  word: 'Woord of zin',
  hint: 'Hele woorden. Hoofdletters, accenten en spaties maken niet uit.',
  add: 'Toevoegen',
  added: '“{word}” is nu verborgen.',
  none: 'Je verbergt nog geen woorden.',
  list: 'Jouw verborgen woorden',
  remove: '“{word}” verwijderen',
  removed: '“{word}” is niet meer verborgen.',
} as const;

export const contacts = {
  title: 'Mensen die ik hier nooit wil tegenkomen',
  row: 'Je broer, je baas',
  intro:
    'Voeg mensen toe die je ergens anders van kent. Zijn ze hier, nu of later, dan zien jullie elkaar niet: niet bij zoeken, in de buurt, likes, bezoeken of in de swipegame. Het werkt binnen een dag; meldt iemand zich later aan, dan meteen.',
  stored:
    'We bewaren geen adres of nummer, alleen een code die niet terug te lezen is. Mensen op je lijst merken daar niets van, en we vertellen jou niet of iemand een account heeft.',
  conversations:
    'Een gesprek dat je al hebt, gaat door. Wil je dat niet, blokkeer dat lid dan in het gesprek.',
  numbers:
    'Leden melden zich niet aan met een telefoonnummer, dus met alleen een nummer kunnen we je nog niet verbergen. Voeg ook het e-mailadres toe als je dat weet.',
  add_title: 'Iemand toevoegen',
  value: 'E-mailadres of telefoonnummer',
  label: 'Een naam die alleen jij ziet (mag leeg)',
  label_hint: 'Voor je eigen lijst. We bewaren de naam versleuteld.',
  add: 'Toevoegen',
  file: 'Uit een bestand',
  pick: 'Uit je contacten',
  file_hint:
    'Of voeg er veel tegelijk toe, uit een vCard- of CSV-bestand. Dat wordt op je eigen apparaat gelezen: namen blijven daar.',
  file_empty: 'We vonden er geen e-mailadres of telefoonnummer in.',
  added:
    '{count, plural, =0 {Stond al op je lijst.} one {Toegevoegd aan je lijst.} other {# toegevoegd aan je lijst.}}',
  unreadable:
    '{count, plural, one {Eén was geen e-mailadres of nummer.} other {# waren geen e-mailadres of nummer.}}',
  list: '{count, plural, =0 {Je lijst} one {Je lijst: #} other {Je lijst: #}}',
  none: 'Er staat nog niemand op je lijst.',
  added_on: 'Toegevoegd op {date}',
  remove: '{name} verwijderen, toegevoegd op {date}',
  removed: 'Van je lijst gehaald. Binnen een dag kunnen jullie elkaar weer zien.',
  remove_all: 'Alles verwijderen',
  remove_all_text:
    '{count, plural, one {De persoon op je lijst kan je binnen een dag weer zien.} other {De # mensen op je lijst kunnen je binnen een dag weer zien.}}',
  remove_by_value: 'Weet je niet welke het is?',
  remove_it: 'Van de lijst halen',
  not_listed: 'Dat stond niet op je lijst.',
} as const;

export const contact_kind = {
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
} as const;
