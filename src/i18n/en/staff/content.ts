export const staff_text_part = {
  public: 'Every page',
  members: 'Members’ pages',
  account: 'Account and money',
  landers: 'Landing pages',
  mail: 'Emails and pushes',
};

export const staff_content = {
  part: 'Where',
  everywhere: 'Everywhere',
  page: 'Its page',
  page_hint: 'For members’ pages, you also need to be logged in as a member in this browser.',
  open_page: 'See it on the page',
};

export const staff_pages = {
  tab: 'Pages',
  title: 'Information pages',
  page: 'Page',
  language: 'Language',
  state: 'State',
  built: 'as built',
  own: 'own text since',
  upcoming: 'a new version from',
  source: 'Page',
  source_hint: '# title, > description, ## heading, - item and [link](/path). Everything else is text.',
  from: 'Applies from',
  from_hint: 'If empty: right away. The page says from when it applies.',
  publish: 'Publish',
  preview: 'See the page',
  published: 'Published.',
  planned: 'Planned.',
  to_built: 'Back to the built page',
  undone: 'Undone.',
  placeholders: 'What you can use in braces',
  to_built_text: 'Visitors see the page as it was built. Your words stay in the history.',
  history: 'History',
  take_over: 'Copy into the editor',
  undo: 'Undo this',
  counted: 'applies from',
  built_again: 'the built page',
  never: 'Nobody has changed this page yet.',
  upcoming_note: 'A version is planned for <when></when>. What you publish now replaces it.',
};

export const staff_lists = {
  interests: 'Interests',
  interests_text:
    'In the order in which members see them. Members who have an interest that you switch off keep it. You can add {free, plural, one {# more} other {# more}}.',
  name: 'Name ({language})',
  offered: 'Offered',
  order: 'Order',
  switch_off: 'Switch off',
  switch_on: 'Switch on',
  earlier: '{name}: one place up',
  later: '{name}: one place down',
  add: 'Add an interest',
  add_text:
    'Members can choose it right away. You can rename it or switch it off later, but its meaning stays.',
  languages: 'Countries and languages',
  languages_text:
    'Visitors see the languages of their country, as long as the site has all its texts in them.',
  country: 'Country',
  open: 'Open',
  shown_languages: 'Languages',
  regions: 'Regions',
  all_open: 'all open',
  closed: '{count, plural, one {# closed} other {# closed}}',
  languages_in: 'Languages: {country}',
  regions_in: 'Regions: {country}',
  main_first: 'What visitors from this country can choose. The first one is the main one.',
  regions_text: 'Members can choose what’s checked. Members who live elsewhere keep their region.',
};

export const staff_campaigns = {
  title: 'Campaigns',
  campaign: 'Campaign',
  new: 'New campaign',
  state: 'State',
  until: 'Period',
  from_day: 'from {day}',
  until_day: 'until {day}',
  days_between: '{first} – {last}',
  rate: 'Sign-ups per visit',
  period: 'Figures of',
  none: 'No campaigns yet. You can create the first one in a minute.',
  days: '{count, plural, one {the last day} other {the last # days}}',
  end: 'End now',
  end_text:
    'Yesterday becomes the campaign’s last day. Its links say that it’s over and lead on to the landing page.',
  remove: 'Remove',
  remove_text: 'Its links show the landing page without the campaign. The figures stay.',
  undo: 'Undo the last change',
  slug: 'Address',
  slug_hint: 'Lowercase letters, digits and hyphens, such as weekend. You can’t change it later.',
  landers_wrong: 'Choose at least one landing page.',
  slug_wrong: 'Write an address in lowercase letters, digits and hyphens, such as weekend.',
  landers: 'Landing pages',
  headline: 'Headline ({language})',
  headline_hint: 'If empty: the landing page’s own. If you write one, write it in every language.',
  picture: 'Picture',
  own_picture: 'the landing page’s own',
  countries: 'Only for some countries',
  countries_hint:
    'Visitors from other countries see the landing page without the campaign. Nothing checked: for everyone.',
  indexed: 'Search engines may list it',
  variants: 'Variants',
  variant: 'Variant',
  no_variant: 'without a variant',
  variant_number: 'Variant {number, number}',
  variant_name: 'Name in the link',
  variant_hint: 'Lowercase letters and digits, such as b: the link ends in ?v=b. If empty: no variant.',
  variant_wrong: 'Write up to 12 lowercase letters and digits, such as b.',
  add_variant: 'Add a variant',
};

export const staff_campaign_state = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  removed: 'Removed',
};

export const staff_fictional = {
  made: 'Made',
  title: 'Fictional profiles',
  new: 'New fictional profile',
  new_text: 'It carries the sign {icon} wherever it appears, forever, and never writes or likes first.',
  none: 'No fictional profiles.',
  share: '{fictional, number} of {all, number} active profiles are fictional: {share}.',
  profile: 'Profile',
  operator: 'Operator',
  photos: 'Photos',
  received: 'Messages received',
  answered: 'Answered conversations',
  credits: 'Credits spent',
  acts: 'Actions',
  edit_title: 'Edit: {name}',
  retire_title: 'Retire {name}?',
  retire_text:
    'Nobody can find it from now on, and its conversations say that it’s gone. Credits for messages it never opened go back to the senders. After 14 days, nothing is left of it.',
  retired: 'retired',
  retired_now: 'Retired.',
  nobody: 'nobody',
  name: 'Name',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  country: 'Country',
  language: 'Language',
  about_me: 'About me',
  created: 'Created. Add photos with “Edit”.',
  add_photo: 'Add a photo (there {photos, plural, one {is #} other {are #}})',
  photo_added: 'The photo has been added.',
  uploading: 'The photo is being uploaded.',
};

export const staff_campaign_figure = {
  visits: 'Visits',
  signups: 'Sign-ups',
  confirmations: 'Confirmed',
  purchases: 'First purchases',
};

export const staff_campaign_field = {
  first_day: 'First day',
  last_day: 'Last day',
  network: 'Traffic source: network',
  ref: 'Traffic source: reference',
};

export const staff_fictional_act = {
  edit: 'Edit',
  retire: 'Retire',
};
