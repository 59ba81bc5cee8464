/** What is asked of a hand. */
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
