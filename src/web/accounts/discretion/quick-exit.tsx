import { useEffect } from 'react';
import type { QuickExit } from '#contract/discretion';
import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { RunIcon } from '../../ui/icons.ts';
import { useUser } from '../user-query.ts';
import { useDiscretion } from './discretion.ts';
import style from './quick-exit.module.css';

/** @spec D5.2 */
export function QuickExitKey(): null {
  const { discreet, quick_exit: chosen } = useDiscretion();
  const { quick_exit_address: address } = useSettings();
  useEffect(() => {
    if (!discreet) return;
    const isLast = createQuickExitDetector(chosen);
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (isLast({ key, repeat, at: timeStamp })) leaveSite(address);
    };
    // Captured on the window, so that nothing on the page can stop the event.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [discreet, chosen, address]);
  return null;
}

/** @spec D5.2 */
export function QuickExitButton() {
  const t = useText();
  const { discreet } = useDiscretion();
  const { quick_exit_address: address } = useSettings();
  if (!discreet) return null;
  return (
    <button
      type="button"
      className={buttonClass}
      aria-label={t('discreet.leave')}
      title={t('discreet.leave')}
      onClick={() => leaveSite(address)}
    >
      <ButtonContent />
    </button>
  );
}

const buttonClass = `justify-items-center rigid target ink weight-650 radius-m at-least-target ${style.exit}`;

function ButtonContent() {
  const t = useText();
  return (
    <>
      <RunIcon size={22} />
      <span aria-hidden="true">{t('discreet.leave_short')}</span>
    </>
  );
}

/**
 * Light pages are not hydrated, so public/quick-exit.js handles clicks and keys; without script it is a plain link.
 * Visitors share cached pages, which must not contain the key that one of them chose.
 * @spec D5.2
 */
export function LightQuickExit() {
  const t = useText();
  const user = useUser();
  const { discreet } = useDiscretion();
  const { quick_exit_address: address } = useSettings();
  if (!discreet) return null;
  return (
    <a
      href={address}
      referrerPolicy="no-referrer"
      className={`no-underline ${buttonClass}`}
      aria-label={t('discreet.leave')}
      title={t('discreet.leave')}
      data-quick-exit={user?.quick_exit ?? ''}
    >
      <ButtonContent />
    </a>
  );
}

type Keystroke = { key: string; repeat: boolean; at: number };

const rules = {
  escape: { key: 'Escape', times: 2, withinMs: 600 },
  shift: { key: 'Shift', times: 3, withinMs: 1_000 },
  f9: { key: 'F9', times: 1, withinMs: 0 },
} as const;

/**
 * Any other key resets the count, so that typing capitals never triggers the exit.
 * @spec D5.2
 */
export function createQuickExitDetector(quickExit: QuickExit): (press: Keystroke) => boolean {
  if (quickExit === 'off') return () => false;
  const { key: exitKey, times, withinMs } = rules[quickExit];
  let pressed: number[] = [];
  return ({ key, repeat, at }) => {
    if (repeat || key !== exitKey) pressed = repeat && key === exitKey ? pressed : [];
    else pressed = [...pressed.filter(before => at - before <= withinMs), at];
    return pressed.length >= times;
  };
}

const LEFT_TO_KEY = 'left_to';

/** @spec D5.2 */
function leaveSite(address: string): void {
  document.documentElement.style.display = 'none';
  try {
    sessionStorage.setItem(LEFT_TO_KEY, address);
  } catch {
    // Leaves all the same if the browser stores nothing; only Back is not prevented then.
  }
  location.replace(address);
}

/** The function's source becomes an inline script, so it can use only its parameter. */
function leaveAgainOnReturn(key: string): void {
  const leaveAgain = () => {
    const address = sessionStorage.getItem(key);
    if (address === null) return;
    document.documentElement.style.display = 'none';
    location.replace(address);
  };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') leaveAgain();
  else sessionStorage.removeItem(key);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveAgain();
  });
}

/** Leaves the site again when the member presses Back after a quick exit. */
export const leaveAgainScript = `(${leaveAgainOnReturn})(${JSON.stringify(LEFT_TO_KEY)})`;
