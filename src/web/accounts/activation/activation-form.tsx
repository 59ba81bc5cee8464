import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { loader } from './activate-page.tsx';

type ActivationFormProps = {
  token: string;
  /** Without it, the browser sends the form. */
  onSubmit?: () => void;
  children: ReactNode;
};

/** A form with the mailed token, whose buttons have the name `step`. */
export function ActivationForm({ token, onSubmit, children }: ActivationFormProps) {
  const { key } = useLoaderData<typeof loader>();
  return (
    <form
      method="post"
      action="/activate"
      className="flex wrap gap-1 justify-center"
      onSubmit={
        onSubmit &&
        (event => {
          event.preventDefault();
          onSubmit();
        })
      }
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="key" value={key} />
      {children}
    </form>
  );
}
