import type { StaticPage } from './static-page.ts';

export default {
  title: 'Frequently asked questions',
  description: 'Answers about signing up, messages, credits, photos and leaving {site}.',
  intro: 'Is your question not here? Write to {support_email}.',
  sections: [
    {
      heading: 'What does it cost?',
      paragraphs: [
        'Signing up, searching, likes and reading are free. Sending a message costs {message_credits} credit; you start with {signup_credits} free credits. The price is on the button. There are no subscriptions.',
      ],
      links: [{ label: 'Pricing', href: '/pricing' }],
    },
    {
      heading: 'What is premium?',
      paragraphs: [
        'When you buy your first bundle of credits you’re premium, for life. You see all photos of members, you can post {premium_photos} photos instead of {free_photos}, save searches and see who visited your profile.',
      ],
    },
    {
      heading: 'Why can’t I start a new conversation?',
      paragraphs: [
        'Without a purchase you can start {free_conversations} conversations. Answering doesn’t count. Deleting a conversation doesn’t give one back.',
      ],
    },
    {
      heading: 'Why doesn’t my message arrive?',
      paragraphs: [
        'Probably your email isn’t confirmed yet. Until then we keep your messages; then they are delivered in the right order. If it says ‘Not sent’, tap to send it again: you pay only once.',
      ],
    },
    {
      heading: 'I got no activation mail',
      paragraphs: [
        'Check your inbox within {activation_minutes} minute and then your spam. If your email is right, ask for a new mail in the site.',
      ],
    },
    {
      heading: 'What is a fictional profile?',
      paragraphs: [
        'A profile with no member behind it. It carries the sign {fictional_icon} everywhere. {fictional_warning} It never writes first, and you can leave them out of your search results.',
      ],
    },
    {
      heading: 'Who sees my photos?',
      paragraphs: [
        'All members see public photos. Premium members see private ones; others see a blur. A closed album is only seen by those you grant it to, and you take that back whenever you like. Visitors see your main photo at most, and only if you allow it.',
      ],
    },
    {
      heading: 'Can I be invisible?',
      paragraphs: [
        'Yes. You’re not in the search results then and nobody can write to you or like you until you do so first. Conversations you had before stay.',
      ],
    },
    {
      heading: 'How do I stop someone?',
      paragraphs: [
        'Block the profile. Your conversation and likes go, and that person no longer sees you. With scams, threats or worse: report it too.',
      ],
    },
    {
      heading: 'Where are my old messages?',
      paragraphs: [
        'After 180 days messages are hidden from both of you, and deleted 30 days later. So no more of you stays around than is needed.',
      ],
    },
    {
      heading: 'Do I get my money back?',
      paragraphs: [
        'Unused purchased credits, yes: within {refund_days} days, and when you delete your account.',
      ],
      links: [{ label: 'Refunds', href: '/pages/return-policy' }],
    },
    {
      heading: 'How do I delete my account?',
      paragraphs: [
        'In the settings. Your profile is gone at once. For {deletion_days} days you can come back with the link in your mail; after that everything is erased.',
      ],
      links: [{ label: 'Settings', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
