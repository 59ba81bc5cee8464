export const staff_photos = {
  queues: 'Wachtrijen',
  photos: 'Nieuwe foto’s',
  selfies: 'Selfies om te vergelijken',
  just_decided: 'Zojuist beslist: {decided, number}.',
  waiting: '{waiting, plural, one {Er wacht er #} other {Er wachten er #}}',
  nothing: 'Er wacht niets. Goed gedaan.',
  with_others: '{waiting, plural, one {De laatste is} other {De laatste # zijn}} bij je collega’s.',
  look_again: 'Opnieuw kijken',
  approve: 'Goedkeuren',
  reject: 'Afwijzen',
  choose_rule: 'Kies een regel',
  decided: 'Beslist.',
  removed: 'Verwijderd na een beslissing over een melding. Alleen een bezwaar brengt hem terug.',
  removed_report: 'Melding openen',
  decided_already: 'Iemand anders was eerder, of de foto is veranderd. Hier is de volgende.',
  picture: 'De foto waarover je beslist',
  member: 'Lid',
  uploaded: 'Geüpload',
  place: 'Getoond als',
  main: 'Hoofdfoto',
  private: 'Privé',
  rejected_before: 'Eerder afgewezen',
  explanation: 'In je eigen woorden, als je afwijst',
  explanation_hint: 'Het lid leest dit.',
  selfie: 'De selfie',
  pose: 'Houding',
  sent: 'Verstuurd',
  main_gone: 'De hoofdfoto van toen is intussen verwijderd of bijgesneden.',
  main_changed: 'Intussen is een andere foto de hoofdfoto, dus goedkeuren geeft geen teken.',
};

export const staff_photo_status = {
  pending: 'Wacht',
  active: 'Zichtbaar',
  rejected: 'Afgewezen',
};

export const staff_photo_visibility = {
  public: 'Openbaar',
  private: 'Privé',
};

export const staff_photo_rule = {
  minors: 'Jonger dan 18',
  without_consent: 'Zonder toestemming',
  threats: 'Bedreiging of belediging',
  advertising: 'Reclame',
  impersonation: 'Iemand anders',
};

export const staff_selfie_reason = {
  wrong_pose: 'Verkeerde houding',
  face_unclear: 'Gezicht onduidelijk',
  main_photo_unclear: 'Hoofdfoto onduidelijk',
  not_alike: 'Lijken niet op elkaar',
  several_people: 'Meer mensen',
};

export const staff_pose = {
  hand_on_head: 'Hand plat op het hoofd',
  fist_on_cheek: 'Vuist tegen de wang',
  finger_on_nose: 'Vinger op de neus',
  hand_behind_ear: 'Hand achter het oor',
  thumb_up_beside_face: 'Duim omhoog naast het gezicht',
  two_fingers_beside_face: 'Twee vingers omhoog naast het gezicht',
  three_fingers_beside_face: 'Drie vingers omhoog naast het gezicht',
  open_hand_below_chin: 'Open hand plat onder de kin',
};
