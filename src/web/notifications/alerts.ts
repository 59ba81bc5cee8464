import { ActivationReminder } from '../accounts/activation-reminder.tsx';
import { needsActivationReminder } from '../accounts/activation-reminder-rule.ts';
import { offersTimeBonus, TimeBonusAlert } from '../credits/time-bonus/time-bonus-alert.tsx';
import { PhotoLimit } from '../photos/photo-limit.tsx';
import { reachedPhotoLimit } from '../photos/photo-limit-rule.ts';
import { EnrichProfile } from '../profiles/enrich-profile.tsx';
import { isProfileIncomplete } from '../profiles/enrich-rule.ts';
import type { Alert } from './alerts-to-show.ts';

/** @spec 2.5 */
export const alertDefinitions: readonly Alert[] = [
  {
    name: 'activation_reminder',
    urgency: 100,
    exemptFromLimit: true,
    applies: needsActivationReminder,
    Component: ActivationReminder,
  },
  { name: 'time_bonus', urgency: 30, applies: offersTimeBonus, Component: TimeBonusAlert },
  { name: 'photo_limit', urgency: 20, applies: reachedPhotoLimit, Component: PhotoLimit },
  { name: 'enrich_profile', urgency: 10, applies: isProfileIncomplete, Component: EnrichProfile },
];
