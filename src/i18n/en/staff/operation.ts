export const staff_jobs = {
  all_sites: 'Jobs are the work beside the pages. These are the jobs of all sites of this server.',
  by_command:
    'This server has several sites, so jobs are tried again and deleted by the command <command></command>, not by the staff of one site.',
  queues: 'Queues and schedules',
  show: 'Show',
  everything: 'All jobs',
  attention: 'What needs a look',
  name: 'Job',
  schedule: 'Schedule (UTC)',
  waiting: 'Waiting',
  since: 'since <when></when>',
  planned: 'Planned',
  active: 'Running',
  failed: 'Failed',
  last_done: 'Last done',
  last_failed: 'Last failed',
  next_run: 'Next run',
  many: '{count, number}+',
  nothing: 'Everything runs as it should.',
  failed_jobs: 'Failed jobs',
  no_failed: 'No job has failed.',
  failed_at: 'Given up',
  sent_at: 'Sent',
  attempts: 'Attempts',
  error: 'Error',
  acts: 'Actions',
  retry: 'Try again',
  retry_all: 'Try all again',
  drop: 'Delete',
  drop_all: 'Delete all',
  retried: '{count, plural, one {# job goes back to its queue.} other {# jobs go back to their queue.}}',
  dropped: '{count, plural, one {# job is deleted.} other {# jobs are deleted.}}',
  drop_title: 'Delete what failed of {queue}?',
  drop_text: 'What the job should have done never happens. The log of the server says why it failed.',
};

export const staff_emails = {
  pages: 'Pages about emails',
  log: 'Log',
  stopped: 'Stopped',
  previews: 'Previews',
  announcements: 'Announcements',
  waiting: 'waiting',
  oldest: 'the oldest <when></when>',
  failed: 'failed within 30 days',
  bounces: 'bounced within 7 days',
  complaints: 'reported as spam within 7 days',
  no_emails: 'without notification emails',
  when: 'When',
  kind: 'Kind',
  state: 'State',
  all: 'All',
  from: 'From',
  until: 'Until',
  member: 'Member (ID of the profile)',
  member_wrong: 'This is no ID of a profile.',
  recipient: 'To',
  to_member: 'member',
  tries: '{count, plural, one {# attempt} other {# attempts}}',
  next_try: 'next <when></when>',
  answer: 'Answer',
  feedback: 'Afterwards',
  acts: 'Actions',
  show: 'Show',
  show_title: 'An email to a member',
  subject: 'Subject',
  error: 'Answer of the mail server',
  empty: 'No emails found.',
  needs_reason: 'This is private, so you give a reason first.',
  open_it: 'Give a reason',
  reasons: 'Why',
  latest: 'Latest bounce or complaint',
  release: 'Send emails again',
  release_title: 'Send this member emails again?',
  release_text:
    'Do this when the mailbox works again. If an email bounces once more, they stop again. After a complaint or unsubscribing, only the member can switch them on.',
  released: 'The member gets emails again.',
  no_stopped: 'Nobody’s emails are stopped.',
};

export const staff_email_kind = {
  account: 'About the account',
  new_conversations: 'New conversations',
  new_messages: 'New messages',
  like: 'Likes and visits',
  unread_message_reminders: 'Unread messages',
  promotions: 'Promotion',
  weekly_updates: 'Weekly update',
  news: 'News',
  reminders: 'Sign-up reminder',
};

export const staff_email_state = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const staff_email_feedback = {
  bounce: 'Bounced',
  temporary: 'Bounced for now',
  complaint: 'Reported as spam',
};

export const staff_stopped_reason = {
  bounce: 'Bounce',
  fbl: 'Spam report',
  listunsubscribe: 'Unsubscribed by mail program',
};

export const staff_preview = {
  choose: 'Choose an email on the left to see it as members get it, with example data.',
  choices: 'How the email is shown',
  list: 'Emails',
  plain: 'Plain',
  discreet: 'Discreet',
  phone: 'Phone',
  desktop: 'Desktop',
  light: 'Light',
  dark: 'Dark',
  sender: 'From',
  subject: 'Subject',
  frame: 'The email',
  text: 'Text part',
};

export const staff_announcements = {
  write: 'Write one',
  empty:
    'Nothing was announced yet. Write the first one: members get it only if they switched such emails on.',
  subject: 'Subject',
  type: 'Kind',
  state: 'State',
  author: 'Written by',
  command: 'Command on the server',
  when: 'When',
  sent: 'Sent',
  sent_of: '{sent, number} of {expected, number}',
  bounces: 'Bounced',
  complaints: 'Spam',
  unsubscribes: 'Unsubscribed',
  draft_title: 'New announcement',
  segment: 'Who gets it',
  segment_hint: 'Only members who switched on emails of this kind. Leave a field empty if it doesn’t matter.',
  everybody: 'Everybody who wants such emails',
  any: 'No matter',
  yes: 'Yes',
  no: 'No',
  country: 'Country',
  language: 'Language',
  text_title: 'Text in {language}',
  text: 'Text',
  text_hint: 'Plain text. An empty line begins a new paragraph.',
  button: 'Text of the button',
  path: 'Page it opens',
  path_hint: 'A page of the site, such as /credits.',
  save: 'Save the draft',
  saved: 'The draft is saved.',
  members:
    '{count, plural, =0 {Nobody would get this now.} one {# member would get this now.} other {# members would get this now.}}',
  missing: 'Still without a text: {languages}.',
  preview: 'Preview',
  test: 'Send it to me',
  tested: 'It’s on its way to {email}.',
  send: 'Send',
  send_title: 'Send this to {count, plural, one {# member} other {# members}}?',
  send_text:
    'It goes out from the next minute on. Who is online or has quiet hours gets it up to three days later. You can pause and stop it, but an email that was sent stays sent.',
  sending: 'It is being sent.',
  delete: 'Delete the draft',
  delete_title: 'Delete this draft?',
  delete_text: 'Its texts are gone.',
  deleted: 'The draft is deleted.',
  progress: 'Progress',
  begun: 'Begun',
  stop_title: 'Stop this announcement?',
  stop_text: 'Nobody further gets it, and emails that still wait are not sent. It can’t go on afterwards.',
  stop_word: 'stop',
  later: 'Who was online or in quiet hours is tried again until <when></when>.',
  leave: 'The server sends it; you can leave this page.',
};

export const staff_announcement_state = {
  draft: 'Draft',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const staff_announcement_type = {
  promotions: 'Promotion',
  news: 'News',
};

export const staff_partners = {
  pages: 'Pages about partners',
  partners: 'Partners',
  invitations: 'Invitations',
  about: 'The server of a partner begins sign-ups, which the people complete themselves.',
  name: 'Name',
  since: 'Since',
  state: 'State',
  works: 'Key works',
  ended: 'Ended',
  pending: 'Not completed',
  members: 'Members',
  confirmed: 'Confirmed',
  paid: 'Paid',
  latest: 'Latest sign-up',
  acts: 'Actions',
  new: 'New partner',
  new_title: 'New partner',
  created_title: 'The key of {name}',
  key: 'Key',
  key_once: 'It’s shown only now, and stored nowhere. If it gets lost, create a new partner.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  end: 'End',
  end_title: 'End {name}?',
  end_text: 'The key stops working at once. Sign-ups that nobody completed are deleted. The members stay.',
  end_done: 'The key of {name} no longer works.',
  empty: 'There are no partners yet.',
};

export const staff_invitations = {
  about:
    'A member may have {limit, number} open invitations; each is valid for {days, number} days and lets one person sign up, also where sign-up is closed. Who was invited is not stored.',
  inviters: 'Who invites most',
  inviter: 'Who invites',
  made: 'Made',
  used_count: 'Used',
  list: 'All invitations',
  by: 'By',
  all: 'All',
  state: 'State',
  created: 'Made',
  expires: 'Valid until',
  acts: 'Actions',
  issue: 'Make invitations',
  issue_title: 'Invitations of the site',
  count_wrong: 'Write a number from 1 to {max, number}.',
  count: 'How many',
  links: 'Links, one a person',
  links_once: 'They are shown only now, and stored nowhere.',
  withdraw: 'Withdraw',
  withdraw_title: 'Withdraw this invitation?',
  withdraw_text: 'Its link stops working.',
  withdrawn_done: 'The invitation is withdrawn.',
  empty: 'No invitations found.',
};

export const staff_invitation_state = {
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

export const staff_features = {
  title: 'Features',
  about:
    'What can be switched on and off while the site runs. Each switch remembers who changed it, and can be undone.',
  feature: 'Feature',
  what: 'What it does',
  now: 'Now',
  changed: 'Changed',
};

export const staff_feature = {
  signups: 'Who may sign up: everybody, people who come from an advertisement, or only who is invited.',
  logged_out_search: 'Visitors without a login see members in the search.',
  visitor_visibility:
    'Members show themselves to visitors unless they choose not to, or only if they choose so.',
  photo_review: 'A new photo waits for somebody of the staff before others see it.',
  enable_site_entry_popup: 'Visitors of some countries confirm first that they are adults.',
  reveal_account_existence:
    'Forms say whether an address has an account. Off, only the owner is told, by email.',
  premium_match_claim: 'The sentence about the chances of premium members, with this figure. Blank hides it.',
  search_fields: 'Which filters the search offers.',
  retired_payment_methods: 'Payment methods that are no longer offered.',
};

export const staff_segment = {
  premium: 'Premium',
  has_credits: 'Has credits',
  min_age: 'Age from',
  max_age: 'Age to',
  active_within_days: 'Seen in the last … days',
  inactive_for_days: 'Not seen in the last … days',
  min_account_days: 'Member for at least … days',
  signed_up_from: 'Signed up from',
  signed_up_until: 'Signed up until',
};

export const staff_halt = {
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
};

export const staff_halt_done = {
  pause: 'It is paused.',
  resume: 'It goes on.',
  stop: 'It is stopped.',
};

export const staff_invitation_count = {
  open: 'open',
  used: 'used',
  expired: 'expired',
  withdrawn: 'withdrawn',
};

export const staff_invitation_by = {
  members: 'Members',
  site: 'The site',
};
