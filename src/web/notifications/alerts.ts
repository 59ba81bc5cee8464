import { ActivationReminder } from '../accounts/activation-reminder.tsx';
import { waitsForActivation } from '../accounts/activation-rule.ts';
import { EnrichProfile } from '../profiles/enrich-profile.tsx';
import { couldSayMore } from '../profiles/enrich-rule.ts';
import type { Alert } from './alert.ts';

/** The alerts of the warnings area. A new one is a line here: its name, its rule, how urgent it is and what it shows. */
export const alerts: readonly Alert[] = [
  {
    name: 'activation_reminder',
    urgency: 100,
    besides: true,
    applies: waitsForActivation,
    Component: ActivationReminder,
  },
  { name: 'enrich_profile', urgency: 10, applies: couldSayMore, Component: EnrichProfile },
];
