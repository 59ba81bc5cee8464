import type { StaticPage } from './static-page.ts';

export default {
  title: 'Terms',
  description: 'The agreement between you and {site}, in plain words.',
  intro:
    'This is the agreement between you and {company_name}, the company behind {site}. We keep it short and readable. It applies from the moment you create an account.',
  sections: [
    {
      heading: 'Who can join',
      paragraphs: [
        '{site} is only for adults aged {min_age} and over. No one younger can create an account. If we suspect that someone is younger, we close the account while we look into it.',
        'You may have one account, for yourself only. Your details must be true and your photos your own, and you may not share your password.',
      ],
    },
    {
      heading: 'What is free and what costs credits',
      paragraphs: [
        'Signing up, creating a profile, searching, sending likes and reading messages are free. When you sign up, you get {signup_credits} credits to try things out. Without a purchase, you can start {free_conversations} conversations; you can always reply.',
      ],
      list: [
        'Sending a message costs {message_credits} credit.',
        'Sending a photo in a conversation costs {photo_credits} credits. Viewing is free.',
        'A gift costs 1, 3, 5 or 10 credits. You see the price before you send it.',
      ],
    },
    {
      heading: 'Buying',
      paragraphs: [
        'You buy credits in bundles, one at a time. There are no subscriptions, and nothing is ever charged automatically. All prices include VAT. Before you pay, you see the price, the price per credit, any discount and the total.',
        'With your first bundle, you become a premium member, for life. It only ends if, for every purchase, you asked for money back within {refund_days} days or the payment was refunded or reversed. Credits don’t expire. Free credits are used first.',
        'A discount applies on the terms shown with it. If there’s a countdown, it’s real: when time is up, the discount is over.',
      ],
      links: [
        { label: 'Pricing', href: '/pricing' },
        { label: 'Refunds', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Fair with your credits',
      paragraphs: [
        'If the recipient hasn’t opened your paid message after 7 days, or we removed their profile, you get the credits back. You can set a monthly spending limit: lowering it works right away, raising it only after 24 hours.',
      ],
    },
    {
      heading: 'Fictional profiles',
      paragraphs: [
        'Some profiles are fictional. You can always tell by the sign {fictional_icon}: on the card, on the profile, with likes, in conversations, emails and notifications. It means: “{fictional_warning}”',
        'A fictional profile never messages or likes first. You’ll see the warning before you spend your first credit, and you can leave fictional profiles out of your search results.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: ['You are responsible for what you write and post. This is not allowed:'],
      list: [
        'Minors in pictures or in words, in any form.',
        'Someone else’s photos or data without their consent.',
        'Threats, harassment, discrimination or extortion.',
        'Scams, advertising, offering paid services or asking for money.',
        'Pretending to be someone else, or scraping the site.',
      ],
    },
    {
      heading: 'Reports, decisions and appeals',
      paragraphs: [
        'You can report any profile, photo or message. A person decides. Both the person who reports and the person reported hear what we decided, under which rule, and how to appeal. We may do nothing, remove something, give a warning, or close an account temporarily or for good.',
        'If we close your account, we refund the credits you bought and haven’t used, except where the law doesn’t allow it.',
      ],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
    {
      heading: 'Your photos and words',
      paragraphs: [
        'What you post stays yours. You only allow us to show it on the site to the people you choose, and to store and resize it for that. This ends when you delete it. We don’t use it in advertising.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        'Until you confirm your email address, we hold on to your messages. Messages older than 180 days are hidden, and deleted 30 days later, unless a report still needs them.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'You can always delete your account yourself, for any reason or none. Others can’t see your profile from then on. Within {deletion_days} days, you can come back with the link in your email; after that, everything is erased.',
      ],
    },
    {
      heading: 'What you can expect from us',
      paragraphs: [
        'We do our best to keep the site running and secure, but can’t promise that it always works or that you’ll find someone. We don’t check who members are, except where a profile says so. Meet in a public place the first time.',
        'We’re liable for damage we cause, as set out by law. Nothing in this text limits your rights as a consumer.',
      ],
    },
    {
      heading: 'Changes and law',
      paragraphs: [
        'If these terms change to your disadvantage, we tell you at least 30 days in advance and you can leave at no cost; we then refund the credits you bought and haven’t used. These terms are governed by the law of the country of {company_name}; the rules that protect you as a consumer in your own country still apply.',
      ],
    },
    {
      heading: 'Place names',
      paragraphs: [
        'The places to choose from come from GeoNames (www.geonames.org), under CC BY 4.0 (creativecommons.org/licenses/by/4.0). We left out places where no members live, and use local names for some places.',
      ],
    },
    {
      heading: 'Who we are',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Trade names: {company_tradenames}. Company register {company_kvk}, VAT {company_vat}. You can reach us at {support_email} or {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
