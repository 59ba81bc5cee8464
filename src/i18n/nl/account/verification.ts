export const verification = {
  title: 'Geverifieerde foto',
  row_hint: 'Laat zien dat je foto van jou is',
  lead: 'Laat zien dat je foto van jou is. Je maakt een selfie in een houding die wij kiezen; iemand van ons vergelijkt die met je hoofdfoto.',
  private:
    'Je selfie wordt alleen gezien door jou en wie hem bij ons beoordeelt. {days, plural, one {# dag} other {# dagen}} na de beslissing wissen we hem.',
  to_photos: 'Naar je foto’s',
  begin: 'Geef me een houding',
  again: 'Geef me een nieuwe houding',
  until: 'Geldig tot {time}. Elke houding is voor één selfie.',
  tips: 'Zorg voor licht op je gezicht, kijk in de camera en houd je hele gezicht in beeld.',
  take: 'Maak een selfie',
  choose: 'Kies een foto',
  sending: 'Je selfie wordt verstuurd',
  sent: 'Je selfie is verstuurd.',
  your_selfie: 'Je selfie',
  pending: 'We kijken naar je selfie. Meestal hoor je het binnen een dag.',
  sent_at: 'Verstuurd op {date}',
  verified: 'Je hoofdfoto is geverifieerd. Het teken staat bij je naam zolang dit je hoofdfoto is.',
  verified_other:
    'Je hebt een andere hoofdfoto gekozen. Het teken is weg tot we ook die hebben vergeleken. Zet de oude terug of maak een nieuwe selfie.',
  withdraw: 'Intrekken',
  withdraw_text: 'Het teken en je selfie verdwijnen meteen.',
  withdrawn: 'Ingetrokken. Je selfie is weg.',
} as const;

export const pose = {
  hand_on_head: 'Leg een hand plat op je hoofd',
  fist_on_cheek: 'Houd een vuist tegen je wang',
  finger_on_nose: 'Leg een vinger op je neus',
  hand_behind_ear: 'Houd een hand achter je oor, alsof je luistert',
  thumb_up_beside_face: 'Steek een duim op naast je gezicht',
  two_fingers_beside_face: 'Steek twee vingers op naast je gezicht',
  three_fingers_beside_face: 'Steek drie vingers op naast je gezicht',
  open_hand_below_chin: 'Houd een open hand plat onder je kin',
} as const;

export const verification_reason = {
  wrong_pose: 'Dit was niet de houding die we vroegen. Doe precies na wat je op de tekening ziet.',
  face_unclear: 'Je gezicht was niet goed te zien. Zoek meer licht en kijk in de camera.',
  main_photo_unclear: 'Op je hoofdfoto is je gezicht niet goed te zien. Kies een foto waarop dat wel zo is.',
  not_alike: 'Je selfie en je hoofdfoto lijken niet van dezelfde persoon. Kies een recente foto van jezelf.',
  several_people: 'Er staan meer mensen op. Maak de selfie alleen, en kies een hoofdfoto van jou alleen.',
} as const;
