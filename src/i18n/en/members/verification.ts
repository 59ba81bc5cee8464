/** What is asked of a hand. */
export const pose = {
  hand_on_head: 'Lay a hand flat on your head',
  fist_on_cheek: 'Hold a fist against your cheek',
  finger_on_nose: 'Put a finger on your nose',
  hand_behind_ear: 'Hold a hand behind your ear, as if you listen',
  thumb_up_beside_face: 'Hold a thumb up beside your face',
  two_fingers_beside_face: 'Hold two fingers up beside your face',
  three_fingers_beside_face: 'Hold three fingers up beside your face',
  open_hand_below_chin: 'Hold an open hand flat below your chin',
} as const;
