/** To the member, after a date. */
export const check_in_mail = {
  subject: 'All well?',
  preview: 'Let us know, and nobody else hears about it.',
  text: 'You wanted us to ask on {time}: is everything all right?',
  button: 'Answer',
  otherwise: 'If we hear nothing within half an hour, we’ll write to the friend you chose.',
};

export const check_in_withdrawn_mail = {
  subject: 'Your check-in needs another friend',
  preview: 'Your friend would rather not hear from us.',
  text: '{name} would rather not hear from us. If you don’t answer on {time}, nobody is told. Plan the check-in with another friend.',
  button: 'Choose another friend',
};

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: '{name} gave us your address for this and nothing else.',
  stop: 'Change your answer, or stop these messages',
};

export const check_in_consent_mail = {
  subject: '{name} has a question for you',
  text: '{name} sometimes meets new people, and wants somebody to know where. May we write to you if {name} doesn’t let us know afterwards that all is well?',
  what: 'Such a message says who {name} was going to meet, where and when. You’ll rarely get one, if ever.',
  button: 'Answer {name}',
  only: 'We use your address for nothing else. Without your yes, we won’t write again.',
  never: 'Don’t know {name}? Then you needn’t do anything. You can also rule out questions like this for good.',
};

export const check_in_alarm_mail = {
  subject: 'A message about {name}',
  text: '{name} wanted to let us know by {time} that all is well, and asked us to write to you otherwise. We haven’t heard anything.',
  person: 'Meeting: {person}',
  place: 'Where: {place}',
  since: 'Since: {time}',
  note: 'A note for you: {note}',
  what_now: 'Often it’s just an empty phone. Try to reach {name}. If you’re worried, call the police; in an emergency call {number}.',
};

export const check_in_well_mail = {
  subject: 'A message about {name}: all is well',
  text: '{name} has just let us know that all is well. You don’t need to do anything.',
};

export const export_check_ins = {
  title: 'Date check-ins',
  friends: 'Friends who may be told',
  dates: 'Planned',
};
