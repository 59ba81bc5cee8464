import type { StaticPage } from './static-page.ts';

export default {
  title: 'Safe dating',
  description: 'Short tips for dates, money, pictures and blackmail, and who you can call, day or night.',
  intro:
    'Meeting men should be fun. Most are exactly who they say they are; these tips are for the one who isn’t. Whatever happened: it’s not your fault, and you’re not the first.',
  sections: [
    {
      id: 'extortion',
      heading: 'Is someone threatening to share your pictures?',
      paragraphs: [
        'This is called sextortion. It is a crime, it is business, and it happens to thousands of men. Take a breath: you can do something right now.',
      ],
      list: [
        'Don’t pay. Who pays is asked again.',
        'Stop answering. You don’t need to explain, beg or bargain.',
        'Keep everything: take screenshots of messages, names, addresses and account numbers.',
        'Report the profile here and choose “Blackmail or extortion”. We look at it first, within the hour, and keep the evidence.',
        'Tell one person you trust. The threat works only as long as you are alone with it.',
        'Go to the police. They know this and won’t judge you for who you are or what you sent.',
        'StopNCII.org can keep your pictures off the large networks, without anybody seeing them.',
      ],
      links: [{ label: 'Tell us what happened, also without an account', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Money and scams',
      paragraphs: [
        'Somebody who never met you and needs money is after the money. However sweet he is, however sad the story.',
      ],
      list: [
        'Never send money, gift cards, crypto or a photo of your bank card or passport to someone you haven’t met.',
        'Be wary of investments, a “sure” trading platform, customs fees or an inheritance.',
        'Does he avoid video calls and dates, and want to move to another app within a day? Take your time and stay here.',
        'Look up his photos with a picture search. If they belong to someone else, report him.',
        'Have you paid? Call your bank now: sometimes a payment can still be stopped. Then report it to the police.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Meeting for the first time',
      list: [
        'Make a short video call first. A real man is happy to.',
        'Meet in public: a bar, a café, a park with people in it. You can always go on together.',
        'Tell a friend where you are. With a date check-in we ask you afterwards whether all is well, and tell your friend if you don’t answer.',
        'Get there and home by yourself. Keep your phone charged and your drink in sight.',
        'Going to his place or yours? Know his full name and address, and put valuables away.',
        'You may leave at any moment, without a reason.',
      ],
      links: [{ label: 'Date check-in', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Yes, no and everything between',
      list: [
        'Yes counts only if he could have said no. Ask; asking is attractive.',
        'No, later, or silence means no. A yes can be taken back, also halfway.',
        'Who is too drunk or too high can’t say yes. At parties with chems: agree on limits before, look after each other, and don’t mix with G alone.',
        'Did somebody cross your line? You decide what happens next: talking, a doctor, the police. A doctor can help best within 72 hours.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      list: [
        'Leave your face, tattoos or room out of the pictures that are only meant for him.',
        'Use the closed album or send photos in the chat: you can take both back here. A screenshot you can’t.',
        'Sharing someone’s nude without his consent is a crime, and a reason for a ban here.',
      ],
    },
    {
      id: 'outed',
      heading: 'Not out, or outed',
      paragraphs: ['Who knows about you is your decision, and nobody else’s. You owe nobody a coming-out.'],
      list: [
        'Put people you never want to meet here on your list: you won’t see each other.',
        'Turn on discreet mode: a neutral name and icon, and a key that leaves the site at once.',
        'Is somebody threatening to out you? That is blackmail: see above. Did it happen? Call one of the lines on this page; they have heard it before and know what helps.',
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
        'Test every three months if you have several partners. Most things are cured quickly.',
        'Perhaps at risk of HIV? PEP can prevent an infection if you start within 72 hours; the sooner the better. Go to a clinic or an emergency department today.',
        'Who is treated and undetectable can’t pass on HIV. Undetectable is untransmittable.',
        'Feeling low after a date, or for longer? Talk with somebody. The lines on this page are there for that too.',
      ],
    },
  ],
} satisfies StaticPage;
