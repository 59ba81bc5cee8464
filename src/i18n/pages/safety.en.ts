import type { StaticPage } from './static-page.ts';

export default {
  title: 'Safe dating',
  description: 'Short tips for dates, money, photos and blackmail, and who you can call, day or night.',
  intro:
    'Meeting men should be fun. Most are exactly who they say they are; these tips are for the one who isn’t. Whatever happened: it’s not your fault, and you’re not the first.',
  sections: [
    {
      id: 'extortion',
      heading: 'Is someone threatening to share your photos?',
      paragraphs: [
        'This is called sextortion. It’s a crime, it’s a business, and it happens to thousands of men. Take a breath: you can do something right now.',
      ],
      list: [
        'Don’t pay. Anyone who pays gets asked for more.',
        'Stop answering. You don’t need to explain, beg or bargain.',
        'Keep everything: take screenshots of messages, names, addresses and account numbers.',
        'Report the profile here and choose “Blackmail or extortion”. We’ll look at it before anything else, within the hour, and keep the evidence.',
        'Tell one person you trust. The threat only works as long as you’re alone with it.',
        'Go to the police. They’ve seen this before and won’t judge you for who you are or what you sent.',
        'StopNCII.org can keep your photos off the big networks without anyone seeing them.',
      ],
      links: [{ label: 'Tell us what happened, even without an account', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Money and scams',
      paragraphs: [
        'Someone you’ve never met who needs money is after your money, however sweet he is and however sad the story.',
      ],
      list: [
        'Never send money, gift cards, crypto or a photo of your bank card or passport to someone you haven’t met.',
        'Be wary of investments, a “sure” trading platform, customs fees or an inheritance.',
        'Does he avoid video calls and dates, and want to move to another app within a day? Take your time and stay here.',
        'Search the web for his photos. If they belong to someone else, report him.',
        'Already paid? Call your bank now: sometimes a payment can still be stopped. Then report it to the police.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Meeting for the first time',
      list: [
        'Have a short video call first. Anyone genuine will be happy to.',
        'Meet in public: a bar, a café, a park with people in it. You can always go somewhere together later.',
        'Tell a friend where you are. With a date check-in, we ask you afterwards if everything’s OK, and email your friend if you don’t answer.',
        'Arrange your own way there and back. Keep your phone charged and your drink in sight.',
        'Going to his place or yours? Know his full name and address, and put valuables away.',
        'You can leave at any moment, without giving a reason.',
      ],
      links: [{ label: 'Date check-in', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Yes, no and everything in between',
      list: [
        'Yes only counts if he could have said no. Ask; asking is sexy.',
        '“No”, “later” and silence all mean no. You can take back a yes, even halfway through.',
        'Someone too drunk or too high can’t say yes. At parties with chems, agree on limits beforehand, look out for each other, and never take G alone.',
        'Did someone cross a line? You decide what happens next: talking, a doctor, the police. A doctor can help best within 72 hours.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Photos',
      list: [
        'Keep your face, tattoos and room out of photos that are only meant for him.',
        'Use the closed album or send photos in a conversation: you can take both back here. You can’t take back a screenshot.',
        'Sharing someone’s nudes without consent is a crime, and gets you blocked here.',
      ],
    },
    {
      id: 'outed',
      heading: 'Not out, or outed',
      paragraphs: [
        'Who knows about you is your decision, and nobody else’s. You don’t owe anyone a coming-out.',
      ],
      list: [
        'Put people you never want to meet here on your list: you won’t see each other.',
        'Turn on discreet mode: a neutral name and icon, and a key that leaves the site right away.',
        'Is someone threatening to out you? That’s blackmail: see above. Has it already happened? Call one of the lines on this page; they’ve heard it before and know what helps.',
      ],
      links: [
        { label: 'People I never want to meet', href: '/settings/contacts' },
        { label: 'Discretion', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Your health',
      list: [
        'Condoms, PrEP and vaccinations (hepatitis A and B, mpox, HPV) protect well; ask a sexual health clinic what suits you.',
        'Get tested every three months if you have several partners. Most infections are quick to cure.',
        'Think you’ve been exposed to HIV? PEP can prevent an infection if you start within 72 hours; the sooner the better. Go to a clinic or an emergency department today.',
        'Someone who is on treatment and undetectable can’t pass on HIV. Undetectable is untransmittable.',
        'Feeling low after a date, or for a while now? Talk to someone. The lines on this page are there for that too.',
      ],
    },
  ],
} satisfies StaticPage;
