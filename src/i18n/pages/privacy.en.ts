import type { StaticPage } from './static-page.ts';

export default {
  title: 'Privacy',
  description: 'Which data {site} has about you, what for, who sees it and how to remove it.',
  intro:
    'Who you are and what you’re looking for is yours. Here you read which data we have, what for, and how you see it, take it with you or remove it. Responsible is {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'What we know about you',
      list: [
        'What you fill in: email, profile name, date of birth, gender, country and, if you like, region, town, looks, interests and your own words.',
        'What you do: photos, likes, messages, gifts, blocks and reports.',
        'What you buy: bundles, amounts and the payment method. Your card or account details go to the payment service; for a direct debit we ourselves keep, encrypted, what its mandate asks for: name, address, account and telephone number, until 14 months after the debit, also if you delete your account.',
        'How you came: the partner or link that sent you, with the marks in that link. Not who invited you.',
        'What is needed to keep the site safe: where and with what you logged in (country, device and browser), your passkeys and, very briefly, the network a request comes from.',
      ],
    },
    {
      heading: 'Sensitive data',
      paragraphs: [
        'Your sexuality, your interests and sometimes your being here at all say something about your sex life. The law protects that more strictly. We use it only with your explicit consent, which you give by signing up and filling in these fields. You can leave any field empty or clear it later, and withdraw your consent by deleting your account.',
        'Where the match finder asks about looks or origin, you can skip it. That answer shuts nobody out and never leaves your browser.',
      ],
    },
    {
      heading: 'What for, and on which ground',
      list: [
        'Your account, searching, likes, conversations and purchases: to carry out the agreement with you.',
        'Sensitive data, notifications on your device and news by mail: with your consent.',
        'Keeping abuse, spam and scams away: because you, other members and we have an interest in it.',
        'Payments and VAT: because the law asks for it. VAT follows from two signs of the country you are in.',
      ],
    },
    {
      heading: 'Who sees what',
      paragraphs: [
        'Other members see your profile name, your age, your public photos and what else you fill in. Never your date of birth or email. Premium members see your private photos too; a closed album is only seen by those you grant it to. Visitors without an account see your profile (main photo, name, age, town and what you tell) only if you allow it.',
        'In invisible mode only members you wrote to or liked see your profile. Anyone you block no longer sees you. Whether you’re online, typing, reading or visited a profile can be turned off; then you don’t see it of others either.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'If you use your location, we look up the place and forget the coordinates: they are not stored. We only know your town or a square of five kilometers. Others see a distance in rough steps at most. From every photo you post we remove the location and other hidden data.',
      ],
    },
    {
      heading: 'Whom we give data to',
      paragraphs: [
        'To services that work for us: hosting, mail, payments, text messages and notifications. They get only what they need and may do nothing else with it. Notifications on your device travel without names and without content. Beyond that we hand over something only where the law compels us.',
        'We sell no data and no members, and share them with no other dating company. That is fixed in the site: the setting ‘member_resell’ is always ‘{member_resell}’.',
      ],
    },
    {
      heading: 'How long',
      list: [
        'Your account and profile: until you delete them. {deletion_days} days later everything is erased, conversations at the other side too.',
        'An account whose address nobody confirms: {unconfirmed_days} days. What a partner told us of you when you did not complete your sign-up: {partner_signup_days} days.',
        'Messages: hidden after 180 days, deleted 30 days later.',
        'A copy of your data that you asked for: {export_days} days.',
        'Payments: as long as tax law asks, detached from who you were.',
        'Evidence of a report: until the report is closed.',
      ],
      paragraphs: [
        'We give free credits and the welcome discount once a mailbox. If you erase an account that had them, we keep an encrypted imprint of your address for {mailbox_months} months for that, with nothing else of you. Nobody who sees the imprint can read an address out of it.',
        'If we restore a backup, erased accounts are erased again. For that we keep a pseudonym of an erased account for {erasure_days} days, with nothing else of you.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, take along and erase your data, and object to its use. Most of it you do yourself: in your profile, and in the settings, where you can download everything and delete your account. There you also see where you’re logged in.',
        'If something doesn’t work, write to {support_email}; we answer within a month. You can also complain to the supervisory authority of your country, in the Netherlands the Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Settings', href: '/settings' }],
    },
    {
      heading: 'No decision by a computer alone',
      paragraphs: [
        'Programs help to find spam and abuse. Whether an account is closed is decided by a person, and you can appeal.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'We keep your password only as an encrypted imprint. Traffic is encrypted, access is limited and recorded. If something goes wrong with consequences for you, you hear it from us.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
