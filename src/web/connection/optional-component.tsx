import { type ComponentType, lazy, Suspense } from 'react';

type ComponentModule<Props> = { default: ComponentType<Props> };

/**
 * Wraps the import of a component: if it fails, the component renders nothing.
 * @spec 8.2
 */
export const optionalImport =
  <Props,>(load: () => Promise<ComponentModule<Props>>): (() => Promise<ComponentModule<Props>>) =>
  () =>
    load().catch(() => ({ default: () => null }));

/** A component whose code loads when it first renders. It renders nothing until then. */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
): ComponentType<Props> {
  const Component = lazy<ComponentType<Props>>(optionalImport(load));
  return props => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
