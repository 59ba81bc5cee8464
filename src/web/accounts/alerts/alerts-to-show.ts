import type { ComponentType } from 'react';
import type { AlertName, DismissedAlerts, User } from '#contract/accounts';
import { VISIBLE_ALERTS_MAX } from '#contract/constants';

export type AlertContext = {
  user: User | null;
  hasTimeBonus: boolean;
  /** The browser can install the app, and the moment is good. */
  offersInstall: boolean;
  isPushOffered: boolean;
  routes: readonly string[];
};

/** @spec 2.5 */
export type Alert = {
  name: AlertName;
  urgency: number;
  exemptFromLimit?: true;
  /** Whether the alert is due; dismissals are checked separately. */
  applies: (context: AlertContext) => boolean;
  Component: ComponentType<{ onDismiss: () => void }>;
};

/**
 * Returns at most two alerts, most urgent first, plus those exempt from this limit.
 * @spec 2.5
 */
export function alertsToShow(
  alerts: readonly Alert[],
  context: AlertContext,
  dismissed: DismissedAlerts,
): readonly Alert[] {
  const due = alerts
    .filter(({ name, applies }) => dismissed[name] === undefined && applies(context))
    .sort((a, b) => b.urgency - a.urgency);
  const counted = due.filter(({ exemptFromLimit }) => !exemptFromLimit).slice(0, VISIBLE_ALERTS_MAX);
  return due.filter(alert => alert.exemptFromLimit || counted.includes(alert));
}
