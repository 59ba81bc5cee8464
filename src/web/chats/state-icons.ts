import { drawIcon } from '../ui/icon.tsx';

/* A read message gets `DeliveredIcon` in another colour. */
export const PendingIcon = drawIcon('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 7.6V12l2.8 1.8');
export const SentIcon = drawIcon('m6.5 12.8 4 4L18.5 8');
export const DeliveredIcon = drawIcon('m2.5 12.8 4 4 7.8-9M10.5 15.4l1.4 1.4L21 7.8');
export const ArrowDownIcon = drawIcon('M12 5v14m-6-6 6 6 6-6');
