import { useState } from 'react';

type ShareLink = {
  copy: (link: string, field: HTMLInputElement | null) => Promise<void>;
  isCopied: boolean;
  /** Null if the browser has no share dialog. */
  share: ((words: string, link: string) => Promise<void>) | null;
};

/** @spec 6.4 */
export function useShareLink(): ShareLink {
  const [isCopied, setIsCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return {
    async copy(link, field) {
      try {
        await navigator.clipboard.writeText(link);
        setIsCopied(true);
      } catch {
        field?.select();
      }
    },
    isCopied,
    // The promise rejects when the member closes the share dialog without sharing.
    share: canShare ? (text, url) => navigator.share({ text, url }).catch(() => undefined) : null,
  };
}
