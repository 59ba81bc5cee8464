export const staff_photos = {
  queues: 'Queues',
  photos: 'New photos',
  selfies: 'Selfies to compare',
  just_decided: 'Decided just now: {decided, number}.',
  waiting: '{waiting, plural, one {# is waiting} other {# are waiting}}',
  nothing: 'Nothing is waiting. Well done.',
  with_others: '{waiting, plural, one {The last one is} other {The last # are}} with your colleagues.',
  look_again: 'Look again',
  approve: 'Approve',
  reject: 'Reject',
  choose_rule: 'Choose a rule',
  decided: 'Decided.',
  removed: 'Removed by a decision about a report. Only an appeal brings it back.',
  removed_report: 'Open the report',
  decided_already: 'Someone else was first, or the photo changed. Here’s the next one.',
  picture: 'The photo to decide about',
  member: 'Member',
  uploaded: 'Uploaded',
  place: 'Shown as',
  main: 'Main photo',
  private: 'Private',
  rejected_before: 'Rejected before',
  explanation: 'In your own words, if you reject it',
  explanation_hint: 'The member reads this.',
  selfie: 'The selfie',
  pose: 'Pose',
  sent: 'Sent',
  main_gone: 'The main photo at that time has since been deleted or cropped.',
  main_changed: 'Another photo is the main one now, so approving won’t verify it.',
};

export const staff_photo_status = {
  pending: 'Waiting',
  active: 'Shown',
  rejected: 'Rejected',
};

export const staff_photo_visibility = {
  public: 'Public',
  private: 'Private',
};

export const staff_photo_rule = {
  minors: 'Under 18',
  without_consent: 'Without consent',
  threats: 'Threat or insult',
  advertising: 'Advertising',
  impersonation: 'Someone else',
};

export const staff_selfie_reason = {
  wrong_pose: 'Wrong pose',
  face_unclear: 'Face unclear',
  main_photo_unclear: 'Main photo unclear',
  not_alike: 'Not alike',
  several_people: 'Several people',
};

export const staff_pose = {
  hand_on_head: 'Hand flat on the head',
  fist_on_cheek: 'Fist against the cheek',
  finger_on_nose: 'Finger on the nose',
  hand_behind_ear: 'Hand behind the ear',
  thumb_up_beside_face: 'Thumb up beside the face',
  two_fingers_beside_face: 'Two fingers up beside the face',
  three_fingers_beside_face: 'Three fingers up beside the face',
  open_hand_below_chin: 'Open hand flat below the chin',
};
