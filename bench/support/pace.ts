/** How long and how often each side is measured. */
export const pace = { roundSeconds: 5, maxRuns: Number.POSITIVE_INFINITY };

/** For a first impression in minutes, whose results vary more. */
export const quickenPace = (): void => void Object.assign(pace, { roundSeconds: 2, maxRuns: 1 });
