/** To the member, after a date. */
export const check_in_mail = {
  subject: 'Everything OK?',
  preview: 'Let us know, and nobody else will hear about it.',
  text: 'You asked for a check-in on {time}: is everything OK?',
  button: 'Answer',
  otherwise: 'If we don’t hear from you within half an hour, we’ll email the friend you chose.',
};

export const check_in_withdrawn_mail = {
  subject: 'Your check-in needs another friend',
  preview: 'Your friend would rather not hear from us.',
  text: '{name} would rather not hear from us. If you don’t answer on {time}, nobody will find out. Plan the check-in with another friend.',
  button: 'Choose another friend',
};

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: '{name} gave us your address for this and nothing else.',
  stop: 'Change your answer, or stop these messages',
};

export const check_in_consent_mail = {
  subject: '{name} has a question for you',
  text: '{name} sometimes meets new people, and likes someone to know where that is. May we email you if {name} doesn’t let us know afterwards that everything’s OK?',
  what: 'A message like that says who {name} was going to meet, where and when. You’ll rarely get one, if ever.',
  button: 'Answer {name}',
  only: 'We don’t use your address for anything else. Unless you say yes, we won’t email you again.',
  never: 'Don’t know {name}? Then you don’t need to do anything. You can also stop questions like this for good.',
};

export const check_in_alarm_mail = {
  subject: 'A message about {name}',
  text: '{name} was going to let us know by {time} that everything’s OK, and asked us to email you otherwise. We haven’t heard anything.',
  person: 'Meeting: {person}',
  place: 'Where: {place}',
  since: 'Since: {time}',
  note: 'A note for you: {note}',
  what_now: 'Often it’s just a dead battery. Try to reach {name}. If you’re worried, call the police; in an emergency call {number}.',
};

export const check_in_well_mail = {
  subject: 'A message about {name}: everything’s OK',
  text: '{name} has just let us know that everything’s OK. You don’t need to do anything.',
};

export const export_check_ins = {
  title: 'Date check-ins',
  friends: 'Friends we may email',
  dates: 'Planned',
};
