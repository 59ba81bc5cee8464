import type { ComponentType } from 'react';

type ComponentModule<Props> = { default: ComponentType<Props> };

/**
 * Wraps the import of a lazy component: if it fails, the component renders nothing.
 * @spec 8.2
 */
export const optionalComponent =
  <Props>(load: () => Promise<ComponentModule<Props>>): (() => Promise<ComponentModule<Props>>) =>
  () =>
    load().catch(() => ({ default: () => null }));
