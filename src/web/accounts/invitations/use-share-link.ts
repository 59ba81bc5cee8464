import { useState } from 'react';

type ShareLink = {
  /** Copies a link to the clipboard, or selects it in its field if the browser does not allow that. */
  copy: (link: string, field: HTMLInputElement | null) => Promise<void>;
  isCopied: boolean;
  /** The device's share dialog, if there is one. */
  share: ((words: string, link: string) => Promise<void>) | null;
};

/**
 * Copies or shares a link.
 * @spec 6.4
 */
export function useShareLink(): ShareLink {
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return {
    async copy(link, field) {
      try {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      } catch {
        field?.select();
      }
    },
    isCopied,
    // Closing the share dialog rejects; that is no error.
    share: canShare ? (text, url) => navigator.share({ text, url }).catch(() => undefined) : null,
  };
}
