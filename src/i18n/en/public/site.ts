export const nav = {
  main: 'Main menu',
  skip: 'Skip to content',
  home: 'Home',
  members: 'Search members',
  members_short: 'Search',
  chats: 'Messages',
  likes: 'Likes',
  credits: 'Credits',
  get_premium: 'Get Premium',
  profile: 'My profile',
  visitors: 'Visitors',
  swipe_game: 'Swipe game',
  match_finder: 'Match finder',
  settings: 'Settings',
  account_menu: '{name}’s menu',
  login: 'Log in',
  logout: 'Log out',
  signup: 'Sign up free',
  language: 'Language',
  unread: '{count, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}',
  new_likes: '{count, plural, =0 {No new likes} one {# new like} other {# new likes}}',
  credits_left: '{count, plural, =0 {No credits left} one {# credit left} other {# credits left}}',
  theme_light: 'Light theme',
  theme_dark: 'Dark theme',
};

export const action = {
  done: 'Done',
  not_now: 'Not now',
  save: 'Save',
  understood: 'Got it',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  dismiss: 'Don’t show again',
  next: 'Next',
  retry: 'Try again',
  undo: 'Undo',
};

export const state = {
  loading: 'One moment',
  saved: 'Saved',
  offline: 'You’re offline. We’ll try again as soon as you’re back online.',
  not_sent: 'There’s no connection right now, so this hasn’t been sent. What you typed is still here: please try again in a moment.',
  broken: 'This page didn’t load completely.',
  unreachable: 'We’ll be right back. You don’t need to do anything: this page will continue on its own.',
};

export const home = {
  title: 'Meet men near you',
  title_everyone: 'Meet someone near you',
  lead: 'See who’s online tonight, send a like and see where it goes.',
  login: 'I already have an account',
  fair_title: 'Upfront about money',
  fair_text: 'The button shows what a message costs. Reading is always free, and there are no subscriptions.',
  discreet_title: 'Discreet',
  discreet_text: 'Others see your age, never your date of birth or email. You decide who sees your private photos.',
  real_title: 'Clear about who’s real',
  real_text: 'Fictional profiles are clearly marked, everywhere on the site.',
  recently_active: 'Recently online',
};

export const language_page = {
  title: 'Choose your language',
  lead: 'We’ll remember your choice.',
};

export const footer = {
  label: 'About this site',
  more: 'Terms, privacy and help',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  ban: 'Restricting access',
  report_content: 'Report illegal content',
  return_policy: 'Refunds',
  faq: 'FAQ',
  service: 'Customer service',
  copyright: '© {year} {company}',
  disclaimer: '{site} is for adults aged {min_age} and over. The sign {icon} marks {plural}: you can’t meet them in person.',
  company: '{company}, {address}, {city}. Company registration number {number}.',
};

export const entry_warning = {
  title: 'Important information',
  adults: 'This site is only for adults aged {min_age} and over. You may see nudity.',
  fictional: 'Some profiles are fictional. You’ll know them by the sign {icon}; physical contact with them isn’t possible.',
  costs: 'Signing up and reading are free. Sending messages costs credits; you always see the price first.',
  children: 'Do children use this device too? A filter keeps sites like this one out of their reach.',
  enter: 'I’m {min_age} or over',
  leave: 'Leave this site',
};

export const page_error = {
  message: 'Error',
  not_found: 'This page could not be found',
  not_found_help: 'The address may have changed, or the page may be gone.',
  help: 'That’s on us. Please try again in a minute.',
  offline: 'You’re offline',
  offline_help: 'This page couldn’t load. Try again once you’re back online.',
  unreachable: 'We’ll be right back',
  unreachable_help: 'This usually doesn’t take long. Please try again in a moment.',
  too_many_help: 'The rest of the site works as usual.',
  line_back: 'You’re back online',
  line_back_help: 'Try again to continue.',
  still: 'Still no connection. Please try again in a moment.',
  code: 'Code {status}',
  home: 'Back to the home page',
};

export const static_page = {
  since: 'Version of {date}',
};

export const region_label = {
  province: 'Province',
  state: 'State',
  region: 'Region',
  canton: 'Canton',
  land: 'State',
  voivodeship: 'Voivodeship',
};
