export const staff_jobs = {
  all_sites: 'Jobs are the work done in the background. These are the jobs of all sites on this server.',
  by_command:
    'This server has several sites, so you retry and delete jobs with the command <command></command>, not here.',
  queues: 'Queues and schedules',
  show: 'Show',
  everything: 'All jobs',
  attention: 'Needs attention',
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
  failed_at: 'Gave up',
  sent_at: 'Sent',
  attempts: 'Attempts',
  error: 'Error',
  acts: 'Actions',
  retry: 'Try again',
  retry_all: 'Try all again',
  drop: 'Delete',
  drop_all: 'Delete all',
  retried: '{count, plural, one {# job goes back to its queue.} other {# jobs go back to their queue.}}',
  dropped: '{count, plural, one {# job has been deleted.} other {# jobs have been deleted.}}',
  drop_title: 'Delete the failed jobs of {queue}?',
  drop_text: 'What the job was meant to do will never happen. The server log says why it failed.',
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
  member: 'Member (profile ID)',
  member_wrong: 'This isn’t a profile ID.',
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
  error: 'Mail server’s answer',
  empty: 'No emails found.',
  needs_reason: 'This is private, so give a reason first.',
  open_it: 'Give a reason',
  reasons: 'Why',
  latest: 'Latest bounce or complaint',
  release: 'Send emails again',
  release_title: 'Send this member emails again?',
  release_text:
    'Do this when the mailbox works again. If an email bounces once more, they stop again. After a spam report or an unsubscribe, only the member can switch them on.',
  released: 'The member gets emails again.',
  no_stopped: 'Nobody’s emails have been stopped.',
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
  temporary: 'Bounced temporarily',
  complaint: 'Reported as spam',
};

export const staff_stopped_reason = {
  bounce: 'Bounce',
  fbl: 'Spam report',
  listunsubscribe: 'Unsubscribed in the mail program',
};

export const staff_preview = {
  choose: 'Choose an email to see it as members get it, with example data.',
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
  text: 'Text version',
};

export const staff_announcements = {
  write: 'Write an announcement',
  empty:
    'There are no announcements yet. Write the first one: members only get it if they switched on emails like this.',
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
  segment_hint: 'Only members who switched on emails of this kind. Leave empty what doesn’t matter.',
  everybody: 'Everyone who wants emails like this',
  any: 'Doesn’t matter',
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
  saved: 'The draft has been saved.',
  members:
    '{count, plural, =0 {Nobody would get this now.} one {# member would get this now.} other {# members would get this now.}}',
  missing: 'Still without text: {languages}.',
  preview: 'Preview',
  test: 'Send it to me',
  tested: 'It’s on its way to {email}.',
  send: 'Send',
  send_title: 'Send this to {count, plural, one {# member} other {# members}}?',
  send_text:
    'Sending starts within a minute. Members who are online or in quiet hours get it up to three days later. You can pause and stop it, but you can’t unsend emails.',
  sending: 'It’s being sent.',
  delete: 'Delete the draft',
  delete_title: 'Delete this draft?',
  delete_text: 'Its texts will be gone.',
  deleted: 'The draft has been deleted.',
  progress: 'Progress',
  begun: 'Started',
  stop_title: 'Stop this announcement?',
  stop_text:
    'Nobody else gets it, and emails that are still waiting won’t be sent. You can’t resume it afterwards.',
  stop_word: 'stop',
  later: 'Members who were online or in quiet hours can still get it until <when></when>.',
  leave: 'The server is sending it; you can leave this page.',
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
  about: 'A partner’s server starts sign-ups, and people complete them themselves.',
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
  created_title: '{name}’s key',
  key: 'Key',
  key_once: 'You only see it now; it isn’t stored anywhere. If it gets lost, create a new partner.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  end: 'End',
  end_title: 'End {name}?',
  end_text: 'The key stops working right away. Sign-ups that nobody completed are deleted. The members stay.',
  end_done: '{name}’s key no longer works.',
  empty: 'There are no partners yet.',
};

export const staff_invitations = {
  about:
    'A member may have {limit, number} open invitations; each is valid for {days, number} days and lets one person sign up, even when sign-up is closed. We don’t store who was invited.',
  inviters: 'Who invites the most',
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
  issue: 'Create invitations',
  issue_title: 'Invitations from the site',
  count_wrong: 'Write a number from 1 to {max, number}.',
  count: 'How many',
  links: 'Links, one per person',
  links_once: 'You only see them now; they aren’t stored anywhere.',
  withdraw: 'Withdraw',
  withdraw_title: 'Withdraw this invitation?',
  withdraw_text: 'Its link stops working.',
  withdrawn_done: 'The invitation has been withdrawn.',
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
  about: 'What you can switch on and off while the site runs. You see who changed it, and you can undo it.',
  feature: 'Feature',
  what: 'What it does',
  now: 'Now',
  changed: 'Changed',
};

export const staff_feature = {
  signups: 'Who can sign up: everyone, people who come from an ad, or only people with an invitation.',
  logged_out_search: 'Visitors without an account see members in search results.',
  visitor_visibility: 'Members are visible to visitors unless they opt out, or only if they opt in.',
  photo_review: 'A new photo waits for a staff member before others see it.',
  enable_site_entry_popup: 'Visitors from some countries first confirm that they’re adults.',
  reveal_account_existence:
    'Forms say whether an address has an account. When this is off, only the owner of the address finds out, by email.',
  premium_match_claim:
    'The sentence about premium members’ chances, with this number. Leave it blank to hide it.',
  search_fields: 'Which filters search offers.',
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
  resume: 'Resume',
  stop: 'Stop',
};

export const staff_halt_done = {
  pause: 'It’s paused.',
  resume: 'It has resumed.',
  stop: 'It has been stopped.',
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
