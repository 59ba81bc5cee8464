import type { complaintTopics } from '#contract/moderation';
import type { ReportReason } from '#contract/reports';

export type WaitingReport = {
  reason: ReportReason;
  text: string;
  minutesAgo: number;
  /** What the reported member wrote last, in the evidence. */
  lastMessage?: string;
};

/** Several kinds and ages: one is urgent, one is late. */
export const demoReports: readonly WaitingReport[] = [
  {
    reason: 'danger_to_life',
    text: 'He wrote that he doesn’t see a way on tonight. I don’t know where he lives. Please look at this now.',
    minutesAgo: 22,
    lastMessage: 'I’m so tired of it all. Tonight I’d rather not be here any more. You don’t have to answer.',
  },
  {
    reason: 'harassment',
    text: 'Ik heb drie keer gezegd dat ik geen zin heb, en hij blijft schrijven, nu ook ’s nachts.',
    minutesAgo: 27 * 60,
    lastMessage: 'Slaap je al? Waarom antwoord je niet? Ik zie toch dat je online bent.',
  },
  {
    reason: 'spam_or_scam',
    text: 'Na twee berichten begon hij over een vriend die geld nodig heeft, en of ik kon overmaken.',
    minutesAgo: 20 * 60,
    lastMessage:
      'Mijn vriend zit vast op het vliegveld. Kun jij even 150 euro voorschieten? Krijg je morgen terug.',
  },
  {
    reason: 'intimate_image_without_consent',
    text: 'He has a photo in his album that I sent him on another app. I never agreed to that.',
    minutesAgo: 9 * 60,
  },
  {
    reason: 'fictional_not_labelled',
    text: 'The answers sound like a machine, and nothing on the profile says so.',
    minutesAgo: 5 * 60,
  },
  {
    reason: 'other',
    text: 'Op zijn foto’s staat iemand anders: ik ken de man die erop staat, en die weet van niets.',
    minutesAgo: 70,
  },
];

export const demoAppeals: readonly { text: string; minutesAgo: number }[] = [
  {
    text: 'Ik wist niet dat hij het zo opvatte. We maakten grapjes, lees het gesprek nog eens van het begin.',
    minutesAgo: 5 * 60,
  },
];

type WaitingComplaint = {
  topic: (typeof complaintTopics)[number];
  text: string;
  minutesAgo: number;
  state: 'received' | 'in_progress';
};

export const demoComplaints: readonly WaitingComplaint[] = [
  {
    topic: 'credits',
    text: 'Ik heb gisteren credits gekocht, het geld is afgeschreven, maar mijn saldo is hetzelfde gebleven.',
    minutesAgo: 26 * 60,
    state: 'in_progress',
  },
  {
    topic: 'privacy',
    text: 'A colleague found my profile. What exactly can somebody see who isn’t logged in?',
    minutesAgo: 15 * 60,
    state: 'received',
  },
  {
    topic: 'photos',
    text: 'Mijn foto is afgewezen omdat er tekst op zou staan. Het is een tatoeage.',
    minutesAgo: 130,
    state: 'received',
  },
];
