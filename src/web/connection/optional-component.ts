import type { ComponentType } from 'react';

type ComponentModule<Props> = { default: ComponentType<Props> };

/**
 * A lazy component that renders nothing if it fails to load.
 * @spec 8.2
 */
export const optionalComponent =
  <Props>(load: () => Promise<ComponentModule<Props>>): (() => Promise<ComponentModule<Props>>) =>
  () =>
    load().catch(() => ({ default: () => null }));
