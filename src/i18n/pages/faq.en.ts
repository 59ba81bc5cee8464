import type { StaticPage } from './static-page.ts';

export default {
  title: 'Frequently asked questions',
  description: 'Answers about signing up, messages, credits, photos and leaving {site}.',
  intro: 'Don’t see your question? Email {support_email}.',
  sections: [
    {
      heading: 'What does it cost?',
      paragraphs: [
        'Signing up, searching, liking and reading are free. Sending a message costs {message_credits} credit; you start with {signup_credits} free credits. The button shows the price. There are no subscriptions.',
      ],
      links: [{ label: 'Pricing', href: '/pricing' }],
    },
    {
      heading: 'What is premium?',
      paragraphs: [
        'When you buy your first bundle of credits, you’re premium, for life. You see all members’ photos, and you can add {premium_photos} photos instead of {free_photos}, save searches and see who visited your profile.',
      ],
    },
    {
      heading: 'Why can’t I start a new conversation?',
      paragraphs: [
        'Without a purchase, you can start {free_conversations} conversations. Replies don’t count. Deleting a conversation doesn’t get you a new one.',
      ],
    },
    {
      heading: 'Why isn’t my message arriving?',
      paragraphs: [
        'Your email address probably isn’t confirmed yet. Until then, we hold on to your messages; after that, we deliver them in the right order. If it says “Not sent”, tap to send it again: you only pay once.',
      ],
    },
    {
      heading: 'I didn’t get an activation email',
      paragraphs: [
        'The email usually arrives within {activation_minutes} minute. Don’t see it? Check your spam folder. If your email address is right, ask for a new one on the site.',
      ],
    },
    {
      heading: 'What is a fictional profile?',
      paragraphs: [
        'A profile with no member behind it. You can always tell by the sign {fictional_icon} and this notice: “{fictional_warning}” It never messages first, and you can leave fictional profiles out of your search results.',
      ],
    },
    {
      heading: 'Who sees my photos?',
      paragraphs: [
        'All members see your public photos. Premium members see your private ones; others see a blur. Your closed album is only for members you choose, and you can stop sharing it at any time. Visitors see your main photo at most, and only if you allow it.',
      ],
    },
    {
      heading: 'Can I be invisible?',
      paragraphs: [
        'Yes. You won’t show up in search results, and nobody can message or like you unless you message or like them first. Existing conversations stay.',
      ],
    },
    {
      heading: 'What if someone bothers me?',
      paragraphs: [
        'Block the profile. Your conversation and likes disappear, and that person can no longer see you. If it’s a scam, a threat or worse, report it too.',
      ],
    },
    {
      heading: 'Where are my old messages?',
      paragraphs: [
        'After 180 days, messages are hidden from both of you, and deleted 30 days later. That way, we don’t keep more about you than we need to.',
      ],
    },
    {
      heading: 'Can I get my money back?',
      paragraphs: [
        'For credits you bought and didn’t use, yes: within {refund_days} days, and when you delete your account.',
      ],
      links: [{ label: 'Refunds', href: '/pages/return-policy' }],
    },
    {
      heading: 'How do I delete my account?',
      paragraphs: [
        'In your settings. Your profile is gone right away. For {deletion_days} days, you can come back with the link in your email; after that, everything is erased.',
      ],
      links: [{ label: 'Settings', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
