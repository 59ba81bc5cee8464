import type { ComponentType } from 'react';
import type { AlertName, DismissedAlerts, User } from '#contract/accounts';
import { VISIBLE_ALERTS_MAX } from '#contract/constants';

/** Whom an alert would tell, and where: the user, null for a visitor, whether a time bonus runs, and the names of the open routes. */
export type Situation = { user: User | null; hasBonus: boolean; routes: readonly string[] };

/** One alert of the warnings area (section 2): its domain supplies the rule and what is said. */
export type Alert = {
  name: AlertName;
  /** The higher, the further up. */
  urgency: number;
  /** Does not count among those that are shown at most. */
  besides?: true;
  /** Whether it concerns this reader here and now; that it was not dismissed is asked apart. */
  applies: (situation: Situation) => boolean;
  Component: ComponentType<{ onDismiss: () => void }>;
};

/** The alerts to show: those that apply and were not dismissed, the most urgent first, at most two besides the activation reminder. */
export function alertsToShow(
  alerts: readonly Alert[],
  situation: Situation,
  dismissed: DismissedAlerts,
): readonly Alert[] {
  const due = alerts
    .filter(({ name, applies }) => dismissed[name] === undefined && applies(situation))
    .sort((one, other) => other.urgency - one.urgency);
  const counted = due.filter(({ besides }) => !besides).slice(0, VISIBLE_ALERTS_MAX);
  return due.filter(alert => alert.besides || counted.includes(alert));
}
