type ImageLoadOptions = {
  placeholder: string | null | undefined;
  eager: boolean;
  onBroken: ((address: string) => void) | undefined;
};

/** An `eager` or already complete image does not fade in. */
export function trackImageLoading(
  image: HTMLImageElement,
  { placeholder, eager, onBroken }: ImageLoadOptions,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const handleError = () => {
    reveal(image);
    onBroken?.(image.currentSrc || image.src);
  };
  image.addEventListener('error', handleError, { signal });
  if (image.complete) {
    if (image.naturalWidth === 0) handleError();
  } else {
    if (!eager) image.dataset.arriving = '';
    if (placeholder) void paintPlaceholder(image, placeholder, signal);
    image.addEventListener('load', () => void revealOnceDecoded(image), { signal, once: true });
  }
  return () => {
    controller.abort();
    reveal(image);
  };
}

const reveal = (image: HTMLImageElement) => {
  delete image.dataset.arriving;
};

async function revealOnceDecoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => {});
  reveal(image);
}

/** Imports the decoder only when it paints a placeholder, because complete images need none. */
async function paintPlaceholder(
  image: HTMLImageElement,
  placeholder: string,
  signal: AbortSignal,
): Promise<void> {
  const decoder = await import('thumbhash').catch(() => null);
  if (!decoder || signal.aborted || image.complete) return;
  const hash = Uint8Array.from(atob(placeholder), character => character.charCodeAt(0));
  const box = image.parentElement?.parentElement;
  box?.style.setProperty('--placeholder', `url(${decoder.thumbHashToDataURL(hash)})`);
}
