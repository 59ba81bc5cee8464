export const deletion = {
  title: 'Delete account',
  step: 'Step {step, number} of {steps, number}',
  next: 'Continue',
  back: 'Back',
  stay: 'Stay after all',
  reason_title: 'Why are you leaving?',
  reason_hint: 'It helps us learn. If you’d rather not say, just continue.',
  remarks: 'What would you like to tell us?',
  remarks_hint: 'Only if you want to. At most {max, number} characters.',
  what_title: 'What happens',
  what_now:
    'Right away: nobody sees you anymore. Your profile, photos, likes and conversations are gone from every list, and you’re logged out everywhere.',
  what_until:
    'Until {until}: you can come back with the link in the email you get. Everything will be as it was.',
  what_after:
    'After that: we erase everything for good. Conversations disappear for the other person too. Only the payment records we must keep by law stay, separate from your profile.',
  what_credits:
    'You still have {count, plural, one {# free credit} other {# free credits}}. {count, plural, one {It disappears} other {They disappear}} too.',
  what_back:
    'For your {credits, plural, one {# bought credit} other {# bought credits}}, we’ll refund {money} the way you paid.',
  what_uncollected:
    '{money} of that hasn’t been collected from your account yet. If it still hasn’t been by then, we won’t collect it.',
  what_instead: 'Just want to be out of sight for a while? <link>Go invisible</link>.',
  reauthentication_title: 'One last thing: is it you?',
  reauthentication_text: 'Your password tells us that this is your own choice.',
  reauthentication_passkey: 'You just logged in with your passkey: that’s enough.',
  submit: 'Delete my account',
  offer_title: 'Would {percentage, number}% off make you stay?',
  offer_text:
    'You’ll get a code for your next credits, valid for {days, number} days. We only ask this once, whatever you choose.',
  offer_accept: 'Yes, I’ll stay',
  offer_decline: 'No, continue deleting',
  offered_title: 'Glad you’re staying',
  offered_text: 'You’ll also find your code with your credits.',
  offered_link: 'To your credits',
};

export const discount = {
  title: 'Your discount: {percentage, number}%',
  until: 'For one purchase of credits, until {until}.',
  always: 'For one purchase of credits.',
  code: 'Code',
  copy: 'Copy',
  copied: 'Code copied',
};

export const delete_reason = {
  price: 'Too expensive',
  found_someone: 'I found someone',
  not_looking: 'Not looking right now',
  site_problems: 'The site didn’t work well',
  no_members: 'Too few members near me',
  time: 'It takes too much time',
  other: 'Something else',
};
