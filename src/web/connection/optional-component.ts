import type { ComponentType } from 'react';

type ComponentModule<Props> = { default: ComponentType<Props> };

/**
 * For a lazy component that the page can do without: if it fails to load it renders nothing.
 * @spec 8.2
 */
export const optionalComponent =
  <Props>(load: () => Promise<ComponentModule<Props>>): (() => Promise<ComponentModule<Props>>) =>
  () =>
    load().catch(() => ({ default: () => null }));
