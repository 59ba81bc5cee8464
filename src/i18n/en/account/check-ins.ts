export const check_in = {
  title: 'Date check-in',
  row: 'A friend hears from us if you don’t answer',
  intro:
    'Meeting someone new? We ask you afterwards whether all is well. If you don’t answer within half an hour, a friend you choose gets an email with what you want to share.',
  due_title: 'All well?',
  due_text:
    'You wanted us to ask on {time}. We’ll write to {friend} half an hour after that, unless you answer.',
  alarmed_title: 'We’ve written to {friend}',
  alarmed_text: 'You didn’t answer in time. Are you all right? Then we’ll tell {friend} right away.',
  open_title: 'With {person}',
  open_text: 'We’ll ask you on {time}. If we hear nothing, {friend} will know.',
  unheard:
    'We’ll ask you on {time}, but {friend} would rather not hear from us. So nobody is told: better choose another friend.',
  unheard_asked: 'You wanted us to ask on {time}. {friend} would rather not hear from us, so nobody is told.',
  waiting: 'Not sent yet. It will be as soon as you’re connected again.',
  place: 'Where: {place}',
  planned: 'Planned',
  plan_title: 'Plan a check-in',
  plan_first: 'First choose a friend below. As soon as your friend agrees, you can plan a check-in.',
  person: 'Whom are you meeting?',
  where: 'Where? (optional)',
  where_hint: 'An address, a bar, a town: what your friend needs to find you.',
  note: 'What else should your friend know? (optional)',
  friend: 'Who is told?',
  starts: 'When does it begin?',
  due: 'When shall we ask whether all is well?',
  zone: 'Times in {zone}',
  preview: 'See what your friend would get',
  preview_title: 'This is what {friend} gets',
  preview_when:
    'Only if you don’t answer within half an hour of {time}, and nothing before. All of it is deleted a day after the end.',
  preview_links:
    'The text doesn’t say which site this is, but the link below it leads here, so its address shows the site’s domain.',
  preview_subject: 'Subject: {subject}',
  confirm: 'Plan this check-in',
  change: 'Change something',
  plan_done: 'Planned. We’ll ask you on {time}. Have fun.',
  friends: 'Your friends',
  friends_hint:
    'Your friend gets one email, whose text names neither {site} nor what you do here, and has to agree first. Its links lead to this site, so their address shows its domain. We use your friend’s address for nothing else.',
  friend_remove: 'Remove {name}',
  friend_remove_text: 'Check-ins with {name} end too, and {name} hears nothing of it.',
  friend_removed: '{name} is removed.',
  friend_name: 'Your friend’s name',
  friend_email: 'Your friend’s email address',
  friend_known_as: 'What does your friend call you?',
  friend_add: 'Ask this friend',
  friend_added: 'We’ve asked {name}. You’ll see the answer here.',
  not_emergency:
    'This is no emergency service: an email can arrive late or go unread. In danger, call the emergency number.',
  tips: 'More tips for a safe date',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: 'Is everything all right?',
  question_text: 'One tap is enough.',
  alarmed_text: 'Your friend has been told. If all is well, we’ll say so right away.',
  done_text: 'You can close this page.',
  expired: 'This question has been answered',
  expired_text: 'Or you were asked again since: then use the latest email.',
  consent_title: '{name} would like to count on you',
  consent_text:
    '{name} sometimes meets new people. May we write to you if {name} doesn’t let us know afterwards that all is well? The message says who {name} was going to meet, where and when.',
  consent_only: 'We use your address for nothing else, and you can change your mind with this link.',
  accept: 'Yes, {name} can count on me',
  refuse: 'I’d rather not',
  never: 'Never ask me this again',
  accepted: 'Thank you, also from {name}',
  accepted_text: 'With a bit of luck you’ll never hear from us. If you do: try to reach {name} first.',
  refused: 'That’s fine',
  refused_text: 'You won’t get such messages. {name} sees that you’d rather not.',
  never_text: 'We’ll never ask you again, not on behalf of anybody else either.',
  consent_expired: 'This link no longer works',
  consent_expired_text: 'The person who asked you has removed your address. You don’t have to do anything.',
} as const;

export const check_in_answer = {
  well: 'All is well',
  postpone: 'Ask me an hour later',
  cancel: 'Cancel this check-in',
} as const;

export const check_in_done = {
  well: 'Good to hear.',
  postpone: 'We’ll ask you an hour later.',
  cancel: 'This check-in is canceled. Nobody hears anything.',
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
