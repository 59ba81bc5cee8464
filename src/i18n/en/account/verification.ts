export const verification = {
  title: 'Verified photo',
  row_hint: 'Show that your photo is of you',
  lead: 'Show that your photo is of you. You take a selfie in a pose we choose; one of us compares it with your main photo.',
  private:
    'Only you and the one of us who reviews it see your selfie. We delete it {days, plural, one {# day} other {# days}} after the decision.',
  to_photos: 'To your photos',
  begin: 'Give me a pose',
  again: 'Give me a new pose',
  until: 'Valid until {time}. Each pose is for one selfie.',
  tips: 'Make sure there’s light on your face, look into the camera and keep your whole face in view.',
  take: 'Take a selfie',
  choose: 'Choose a photo',
  sending: 'Your selfie is being sent',
  sent: 'Your selfie is on its way.',
  your_selfie: 'Your selfie',
  pending: 'We’re looking at your selfie. You’ll usually hear within a day.',
  sent_at: 'Sent on {date}',
  verified:
    'Your main photo is verified. The sign stays next to your name as long as this is your main photo.',
  verified_other:
    'You chose another main photo. The sign is gone until we’ve compared that one too. Put the old one back or take a new selfie.',
  withdraw: 'Withdraw',
  withdraw_text: 'The sign and your selfie disappear right away.',
  withdrawn: 'Withdrawn. Your selfie is gone.',
} as const;

export const pose = {
  hand_on_head: 'Put your hand flat on your head',
  fist_on_cheek: 'Hold a fist against your cheek',
  finger_on_nose: 'Put a finger on your nose',
  hand_behind_ear: 'Hold a hand behind your ear, as if you’re listening',
  thumb_up_beside_face: 'Hold a thumb up next to your face',
  two_fingers_beside_face: 'Hold two fingers up next to your face',
  three_fingers_beside_face: 'Hold three fingers up next to your face',
  open_hand_below_chin: 'Hold an open hand flat under your chin',
} as const;

export const verification_reason = {
  wrong_pose: 'The pose wasn’t the one we asked for. Do exactly what you see in the drawing.',
  face_unclear: 'We couldn’t see your face well. Find more light and look into the camera.',
  main_photo_unclear: 'We can’t see your face well in your main photo. Choose one where we can.',
  not_alike:
    'Your selfie and your main photo don’t seem to be of the same person. Choose a recent photo of yourself.',
  several_people:
    'There’s more than one person in it. Take the selfie alone, and choose a main photo of just you.',
} as const;
