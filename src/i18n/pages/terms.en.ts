import type { StaticPage } from './static-page.ts';

export default {
  title: 'Terms',
  description: 'What you and {site} agree on, in plain words.',
  intro:
    'This is what you agree on with {company_name}, the company behind {site}. We keep it short and readable. It holds from the moment you create an account.',
  sections: [
    {
      heading: 'Who may join',
      paragraphs: [
        '{site} is only for adults of {min_age} and over. Anyone younger can’t create an account; if we suspect that someone is younger, we close the account while we find out.',
        'You have one account, for yourself. Your details are true, your photos are your own, and you give your password to nobody.',
      ],
    },
    {
      heading: 'What is free and what costs credits',
      paragraphs: [
        'Signing up, making a profile, searching, giving likes and reading messages are free. When you sign up you get {signup_credits} credits to try how it works. Without a purchase you can start {free_conversations} conversations; you can always answer.',
      ],
      list: [
        'Sending a message costs {message_credits} credit.',
        'Sending a photo in a conversation costs {photo_credits} credits. Viewing one is free.',
        'A gift costs 1, 3, 5 or 10 credits. The price is shown with it.',
      ],
    },
    {
      heading: 'Buying',
      paragraphs: [
        'You buy credits in bundles, once. There are no subscriptions and nothing is ever charged by itself. All prices include VAT. Before you pay you see the price, the price per credit, any discount and the total.',
        'With your first bundle you become a premium member, for life. It ends only if within {refund_days} days you ask something back of every purchase, or the money goes back. Credits don’t expire. Free credits are used first.',
        'A discount holds on the terms shown with it. Where a clock runs, it is a true one: after it the discount is over.',
      ],
      links: [
        { label: 'Pricing', href: '/pricing' },
        { label: 'Refunds', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Fair with your credits',
      paragraphs: [
        'If the receiver has not opened your paid message after 7 days, or we removed the receiver’s profile, you get the credits back. You can set a monthly limit for what you spend: lowering it works at once, raising it only after 24 hours.',
      ],
    },
    {
      heading: 'Fictional profiles',
      paragraphs: [
        'Some profiles are fictional. They carry the sign {fictional_icon} everywhere: on the card, the profile, with likes, in conversations, mails and notifications. {fictional_warning}',
        'A fictional profile never writes or likes first. You read the warning before you spend your first credit, and you can leave fictional profiles out of your search results.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: ['You are responsible for what you write and post. This is not allowed:'],
      list: [
        'Minors in pictures or in words, in any form.',
        'Photos or data of someone else without their consent.',
        'Threats, harassment, discrimination or extortion.',
        'Scams, advertising, offering paid services or asking for money.',
        'Pretending to be someone else, or having programs read out the site.',
      ],
    },
    {
      heading: 'Reporting, deciding, appealing',
      paragraphs: [
        'You can report any profile, photo or message. A person decides. Both the one who reports and the one reported hear what we decided, under which rule, and how to appeal. A decision can be: nothing, removing something, a warning, or closing an account for a time or for good.',
        'If we close your account, we refund your unused purchased credits, except where the law forbids it.',
      ],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
    {
      heading: 'Your photos and words',
      paragraphs: [
        'What you post stays yours. You only allow us to show it on the site to those you chose, and to store and scale it for that. This ends when you delete it. We don’t use it in advertising.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        'Until you confirm your email we keep your messages and don’t deliver them yet. Messages older than 180 days are hidden and deleted 30 days later, unless a report still needs them.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'You can always delete your account yourself, for any reason or none. Your profile is gone for others at once. Within {deletion_days} days you can come back with the link in your mail; after that everything is erased.',
      ],
    },
    {
      heading: 'What you may expect of us',
      paragraphs: [
        'We keep the site running and secure as well as we can, but can’t promise that it always works or that you’ll find someone. We don’t check who members are, except where a profile says so. Meet for the first time in a place with people.',
        'For damage through our fault we are liable as the law says. Nothing in this text limits the rights you have as a consumer.',
      ],
    },
    {
      heading: 'Changes and law',
      paragraphs: [
        'If these terms change to your disadvantage, you hear so at least 30 days before and can leave at no cost; we then refund unused purchased credits. These terms are under the law of the country of {company_name}; the rules that protect you as a consumer in your own country still hold.',
      ],
    },
    {
      heading: 'Names of places',
      paragraphs: [
        'The places to choose from come from GeoNames (www.geonames.org), under the licence CC BY 4.0 (creativecommons.org/licenses/by/4.0). We left out what is no place where members live, and call some places what they are called there.',
      ],
    },
    {
      heading: 'Who we are',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Trade names: {company_tradenames}. Company register {company_kvk}, VAT {company_vat}. You reach us at {support_email} or {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
