/** Subjects and previews name no member, because other people may see the screen. */
export const conversation_mail = {
  subject: 'New conversation on {site}',
  preview: 'Read it and reply whenever it suits you.',
  text: '{count, plural, one {Someone started a conversation with you.} other {# conversations are waiting for you. The newest is with someone you haven’t talked to before.}}',
} as const;

export const message_mail = {
  subject: 'New messages on {site}',
  preview: 'Read and reply whenever it suits you.',
  text: '{count, plural, one {A conversation is waiting for you.} other {# conversations are waiting for you.}}',
} as const;

export const unread_mail = {
  subject: 'Still unread on {site}',
  preview: 'In case you missed it.',
  text: 'In case you missed it: you haven’t read {count, plural, one {this conversation yet. We only remind you of it once.} other {these # conversations yet. We only remind you of them once.}}',
} as const;

export const message_parts = {
  open: 'Open conversation',
  open_all: 'Open conversations',
  latest: '{count, plural, one {New message: {message}} other {# new messages, the latest: {message}}}',
  untold: '{count, plural, one {New message} other {# new messages}}',
  others: '{count, plural, one {And # more conversation.} other {And # more conversations.}}',
} as const;

export const message_summary = {
  words: '“{words}”',
  covered: 'a hidden message, with a word you don’t want to see',
  photo: 'a photo',
  gif: 'a GIF',
  gift: 'a gift ({gift})',
} as const;
