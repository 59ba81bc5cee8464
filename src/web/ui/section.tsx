import { type ComponentProps, type ReactNode, useId } from 'react';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & { title: ReactNode; headingClass?: string };

/** Its heading names the section for screen readers. */
export function Section({ title, headingClass, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
