import type { ComponentType } from 'react';

type Part<Props> = { default: ComponentType<Props> };

/** For a part that goes on in the background: where it cannot be loaded the page stays, without it. */
export const orNothing =
  <Props>(load: () => Promise<Part<Props>>): (() => Promise<Part<Props>>) =>
  () =>
    load().catch(() => ({ default: () => null }));
