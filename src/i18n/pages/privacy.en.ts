import type { StaticPage } from './static-page.ts';

export default {
  title: 'Privacy',
  description: 'What data {site} has about you, why, who sees it and how to delete it.',
  intro:
    'Who you are and what you’re looking for is your own business. Here’s what data we have, why, and how to see it, take it with you or delete it. The company responsible is {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'What we know about you',
      list: [
        'What you fill in: email address, profile name, date of birth, gender, country and, if you like, region, town, looks, interests and your own words.',
        'What you do: photos, likes, messages, gifts, blocks and reports.',
        'What you buy: bundles, amounts and the payment method. Your card or account details go to the payment service; for a direct debit, we keep, encrypted, what the mandate requires: name, address, account and phone number, until 14 months after the debit, even if you delete your account.',
        'How you found us: through which partner or link, with the tags in that link. Not who invited you.',
        'What we need to keep the site safe: where and how you logged in (country, device and browser), your passkeys and, very briefly, the network a request comes from.',
      ],
    },
    {
      heading: 'Sensitive data',
      paragraphs: [
        'Your sexuality, your interests and sometimes just the fact that you’re here say something about your sex life. The law gives that extra protection. We use it only with your explicit consent, which you give by signing up and filling in these fields. You can leave any field empty or clear it later, and withdraw your consent by deleting your account.',
        'If the match finder asks about looks or origin, you can skip the question. That answer doesn’t exclude anyone and never leaves your browser.',
      ],
    },
    {
      heading: 'Why, and on what legal basis',
      list: [
        'Your account, searching, likes, conversations and purchases: to carry out our agreement with you.',
        'Sensitive data, notifications on your device and news by email: with your consent.',
        'Keeping abuse, spam and scams out: because it’s in your interest, other members’ and ours.',
        'Payments and VAT: because the law requires it. VAT is based on two pieces of evidence of the country you’re in.',
      ],
    },
    {
      heading: 'Who sees what',
      paragraphs: [
        'Other members see your profile name, your age, your public photos and whatever else you fill in. Never your date of birth or email address. Premium members see your private photos too; your closed album is only for members you choose. Visitors without an account see your profile (main photo, name, age, town and what you say about yourself) only if you allow it.',
        'In invisible mode, only members you messaged or liked see your profile. Anyone you block can no longer see you. You can hide when you’re online, typing, reading or viewing a profile; then you won’t see it about others either.',
      ],
    },
    {
      heading: 'Where you are',
      paragraphs: [
        'If you use your location, we look up the place and forget the coordinates: we don’t store them. We only know your town, or an area of 5 by 5 km. At most, others see a rough distance. We remove the location and other hidden data from every photo you add.',
      ],
    },
    {
      heading: 'Who we share data with',
      paragraphs: [
        'With companies that work for us: hosting, email, payments, text messages and notifications. They only get what they need and may not do anything else with it. Notifications on your device carry no names and no content. Beyond that, we only hand something over if the law requires us to.',
        'We don’t sell data or members, and we don’t share them with other dating companies. That’s built into the site: the setting “member_resell” is always “{member_resell}”.',
      ],
    },
    {
      heading: 'How long',
      list: [
        'Your account and profile: until you delete them. {deletion_days} days later, everything is erased, on the other side of your conversations too.',
        'An account whose email address nobody confirms: {unconfirmed_days} days. What a partner told us about you when you didn’t finish signing up: {partner_signup_days} days.',
        'Messages: hidden after 180 days, deleted 30 days later.',
        'A copy of your data that you asked for: {export_days} days.',
        'Payments: as long as tax law requires, separate from your profile.',
        'Evidence of a report: until the report is closed.',
      ],
      paragraphs: [
        'We give free credits and the welcome discount once per mailbox. If you delete an account that had them, we keep an encrypted fingerprint of your address for {mailbox_months} months, and nothing else about you. Nobody can work out an address from that fingerprint.',
        'If we restore a backup, erased accounts are erased again. For that, we keep a pseudonym of an erased account for {erasure_days} days, and nothing else about you.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, download and erase your data, and object to its use. You can do most of it yourself: in your profile, and in your settings, where you can download everything and delete your account. There, you can also see where you’re logged in.',
        'If something doesn’t work, email {support_email}; we’ll answer within a month. You can also complain to your country’s data protection authority, in the Netherlands the Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Settings', href: '/settings' }],
    },
    {
      heading: 'No decisions by a computer alone',
      paragraphs: [
        'Programs help us find spam and abuse. A person decides whether to close an account, and you can appeal.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'We store your password in a way that even we can’t read. Traffic is encrypted, and access is limited and logged. If something goes wrong that affects you, we’ll tell you.',
      ],
      links: [{ label: 'Cookies', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
