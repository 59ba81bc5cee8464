/** Leaving: three steps, no guilt, the date is shown. */
export const deletion = {
  title: 'Delete account',
  step: 'Step {step, number} of {steps, number}',
  next: 'Continue',
  back: 'Back',
  stay: 'Stay after all',
  reason_title: 'Why are you leaving?',
  reason_hint: 'It helps us learn. If you would rather not say, just continue.',
  remarks: 'What would you like to tell us?',
  remarks_hint: 'Only if you want to. At most {max, number} characters.',
  what_title: 'What happens',
  what_now:
    'At once: nobody sees you any more. Your profile, photos, likes and conversations are gone from every list, and you are logged out everywhere.',
  what_until:
    'Until {until}: you can come back with the link in the mail you get. Everything is then as it was.',
  what_after:
    'After that: we erase all of it for good. A conversation goes for the other one, too. Only what the law asks of payments is kept, without you.',
  what_credits:
    'You still have {count, plural, one {# free credit} other {# free credits}}. {count, plural, one {It goes} other {They go}} as well.',
  what_back:
    'For your {credits, plural, one {# bought credit} other {# bought credits}} we then send {money} back the way you paid.',
  what_uncollected:
    'Of that, {money} has not been collected from your account yet. If it still has not been by then, we no longer collect it.',
  what_instead: 'Just want to be out of sight for a while? <link>Make yourself invisible</link>.',
  proof_title: 'Last of all: is it you?',
  proof_text: 'Your password tells us that this is your own choice.',
  proof_passkey: 'You have just logged in with your passkey: that is enough.',
  submit: 'Delete my account',
  offer_title: 'Would {percentage, number}% off make you stay?',
  offer_text:
    'You get a code for your next credits, valid for {days, number} days. We ask this once, whatever you choose.',
  offer_accept: 'Yes, I’ll stay',
  offer_decline: 'No, continue deleting',
  offered_title: 'Good to have you',
  offered_text: 'You also find your code with your credits.',
  offered_link: 'To your credits',
};

/** The discount code a member has. */
export const discount = {
  title: 'Your discount: {percentage, number}%',
  until: 'For one purchase of credits, until {until}.',
  always: 'For one purchase of credits.',
  code: 'Code',
  copy: 'Copy',
  copied: 'Code copied',
};

/** Why a member leaves (section 3). */
export const delete_reason = {
  price: 'Too expensive',
  found_someone: 'I found someone',
  not_looking: 'Not looking right now',
  site_problems: 'The site did not work well',
  no_members: 'Too few members near me',
  time: 'It takes too much of my time',
  other: 'Something else',
};
