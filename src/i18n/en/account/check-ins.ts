export const check_in = {
  title: 'Date check-in',
  row: 'A friend hears from us if you don’t answer',
  intro:
    'Meeting someone new? We’ll ask you afterwards if everything’s OK. If you don’t answer within half an hour, a friend you choose gets an email with what you want to share.',
  due_title: 'Everything OK?',
  due_text:
    'You asked for a check-in on {time}. Half an hour later, we’ll email {friend}, unless you answer.',
  alarmed_title: 'We’ve emailed {friend}',
  alarmed_text: 'You didn’t answer in time. If you’re OK, we’ll tell {friend} right away.',
  open_title: 'With {person}',
  open_text: 'We’ll ask you on {time}. If we don’t hear from you, we’ll email {friend}.',
  unheard:
    'We’ll ask you on {time}, but {friend} would rather not hear from us. Nobody would find out, so choose another friend instead.',
  unheard_asked:
    'You asked for a check-in on {time}. {friend} would rather not hear from us, so nobody will find out.',
  waiting: 'Not sent yet. It will be as soon as you’re connected again.',
  place: 'Where: {place}',
  planned: 'Planned',
  plan_title: 'Plan a check-in',
  plan_first: 'First choose a friend below. As soon as your friend agrees, you can plan a check-in.',
  person: 'Who are you meeting?',
  where: 'Where? (optional)',
  where_hint: 'An address, a bar, a town: what your friend needs to find you.',
  note: 'What else should your friend know? (optional)',
  friend: 'Who should we email?',
  starts: 'When does it begin?',
  due: 'When should we ask if everything’s OK?',
  zone: 'Times in {zone}',
  preview: 'See what your friend would get',
  preview_title: 'This is what {friend} would get',
  preview_when:
    'Only if you don’t answer within half an hour after {time}, and never before. We delete everything a day after it’s over.',
  preview_links:
    'The text doesn’t say which site this is, but the link below it leads here, so its address shows the site’s domain.',
  preview_subject: 'Subject: {subject}',
  confirm: 'Plan this check-in',
  change: 'Change something',
  plan_done: 'Planned. We’ll ask you on {time}. Have fun.',
  friends: 'Your friends',
  friends_hint:
    'We email your friend once, and your friend has to agree first. The text mentions neither {site} nor what you do here, but its links lead to this site and show its domain. We don’t use your friend’s address for anything else.',
  friend_remove: 'Remove {name}',
  friend_remove_text: 'Your check-ins with {name} will end too. {name} won’t hear about it.',
  friend_removed: '{name} has been removed.',
  friend_name: 'Your friend’s name',
  friend_email: 'Your friend’s email address',
  friend_known_as: 'What does your friend call you?',
  friend_add: 'Ask this friend',
  friend_added: 'We’ve asked {name}. You’ll see the answer here.',
  not_emergency:
    'This isn’t an emergency service: an email can arrive late or go unread. If you’re in danger, call the emergency number.',
  tips: 'More tips for a safe date',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: 'Is everything all right?',
  question_text: 'One tap is enough.',
  alarmed_text: 'We’ve emailed your friend. If you’re OK, we’ll tell them right away.',
  done_text: 'You can close this page.',
  expired: 'This question has already been answered',
  expired_text: 'Or we’ve asked you again since then: use the latest email.',
  consent_title: '{name} would like to count on you',
  consent_text:
    '{name} sometimes meets new people. May we email you if {name} doesn’t let us know afterwards that everything’s OK? The message says who {name} was going to meet, where and when.',
  consent_only: 'We don’t use your address for anything else, and you can change your mind with this link.',
  accept: 'Yes, {name} can count on me',
  refuse: 'I’d rather not',
  never: 'Never ask me this again',
  accepted: 'Thank you, from {name} too',
  accepted_text: 'With a bit of luck you’ll never hear from us. If you do, try to reach {name} first.',
  refused: 'That’s fine',
  refused_text: 'You won’t get any of these messages. {name} will see that you’d rather not.',
  never_text: 'We’ll never ask you again, for anyone.',
  consent_expired: 'This link no longer works',
  consent_expired_text: 'The person who asked you has removed your address. You don’t have to do anything.',
} as const;

export const check_in_answer = {
  well: 'I’m OK',
  postpone: 'Ask me an hour later',
  cancel: 'Cancel this check-in',
} as const;

export const check_in_done = {
  well: 'Good to hear.',
  postpone: 'We’ll ask you an hour later.',
  cancel: 'This check-in is canceled. Nobody will hear about it.',
} as const;

export const check_in_friend = {
  asked: 'Hasn’t answered yet',
  accepted: 'Has agreed',
  refused: 'Would rather not',
} as const;

export const check_in_answered = {
  well: 'Thank you. Good to hear.',
  postpone: 'We’ll ask you again in an hour.',
  cancel: 'This check-in is canceled.',
} as const;
