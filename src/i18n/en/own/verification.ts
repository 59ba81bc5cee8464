/** The verified photo: a pose, a selfie, a decision. */
export const verification = {
  title: 'Verified photo',
  row_hint: 'Show that your photo is of you',
  lead: 'Show that your photo is of you. You take a selfie in a pose we choose; one of us compares it with your main photo.',
  private:
    'Nobody sees your selfie but you and the one of us who looks at it. {days, plural, one {# day} other {# days}} after the decision it is gone.',
  to_photos: 'To your photos',
  begin: 'Ask for a pose',
  again: 'Ask for a new pose',
  until: 'Valid until {time}. Each pose takes one selfie.',
  tips: 'Have light on your face, look into the camera and keep your whole face in view.',
  take: 'Take a selfie',
  choose: 'Choose a photo',
  sending: 'Your selfie is being sent',
  sent: 'Your selfie is on its way.',
  your_selfie: 'Your selfie',
  pending: 'We are looking at your selfie. You usually hear within a day.',
  sent_at: 'Sent on {date}',
  verified:
    'Your main photo is verified. The sign stands beside your name as long as this is your main photo.',
  verified_other:
    'You chose another main photo. The sign is gone until that one is compared, too; put the old one back or take a new selfie.',
  withdraw: 'Withdraw',
  withdraw_text: 'The sign and your selfie are gone at once.',
  withdrawn: 'Withdrawn. Your selfie is gone.',
} as const;

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

/** Why it was no, and what helps. */
export const verification_reason = {
  wrong_pose: 'The pose was not the one we asked for. Do exactly what you see in the drawing.',
  face_unclear: 'Your face could not be seen well. Find more light and look into the camera.',
  main_photo_unclear: 'Your face cannot be seen well on your main photo. Choose one where it can.',
  not_alike:
    'Your selfie and your main photo do not seem to be the same man. Choose a recent photo of yourself.',
  several_people: 'There are more people in it. Take the selfie alone, and choose a main photo of you alone.',
} as const;
