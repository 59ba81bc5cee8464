type Arrival = {
  placeholder: string | null | undefined;
  eager: boolean;
  onBroken: ((address: string) => void) | undefined;
};

/**
 * Looks after an image until its picture is there: the blur stands behind it, a picture that comes later fades in, and who cares is
 * told of one that does not come. What was there before the script, or is in view at once, is not touched. Returns how to let go.
 */
export function awaitPicture(image: HTMLImageElement, { placeholder, eager, onBroken }: Arrival): () => void {
  const letGo = new AbortController();
  const { signal } = letGo;
  const broken = () => {
    appear(image);
    onBroken?.(image.currentSrc || image.src);
  };
  image.addEventListener('error', broken, { signal });
  if (image.complete) {
    // It failed before anybody listened.
    if (image.naturalWidth === 0) broken();
  } else {
    if (!eager) image.dataset.arriving = '';
    if (placeholder) void paint(image, placeholder, signal);
    image.addEventListener('load', () => void decoded(image), { signal, once: true });
  }
  return () => {
    letGo.abort();
    appear(image);
  };
}

const appear = (image: HTMLImageElement) => {
  delete image.dataset.arriving;
};

async function decoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => {});
  appear(image);
}

/** The decoder comes when there is something left to wait for; pictures that arrive before it need none. */
async function paint(image: HTMLImageElement, placeholder: string, signal: AbortSignal): Promise<void> {
  const decoder = await import('thumbhash').catch(() => null);
  if (!decoder || signal.aborted || image.complete) return;
  const hash = Uint8Array.from(atob(placeholder), letter => letter.charCodeAt(0));
  const box = image.parentElement?.parentElement;
  box?.style.setProperty('--placeholder', `url(${decoder.thumbHashToDataURL(hash)})`);
}
