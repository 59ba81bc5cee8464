import type { MethodKind } from '#contract/payment-methods';
import { drawIcon, type IconType } from '../../ui/icon.tsx';

/** A sign for each kind of payment method, drawn for this interface: nobody's trademark. */
export const methodSigns: Record<MethodKind, IconType> = {
  bank: drawIcon('m4 9.4 8-5 8 5v1.2H4ZM6.4 10.8v6M10.2 10.8v6M13.8 10.8v6M17.6 10.8v6M4 19.4h16'),
  card: drawIcon(
    'M5 5.8h14c.9 0 1.6.7 1.6 1.6v9.2c0 .9-.7 1.6-1.6 1.6H5c-.9 0-1.6-.7-1.6-1.6V7.4c0-.9.7-1.6 1.6-1.6ZM3.4 9.8h17.2M6.6 14.8h3.6',
  ),
  wallet: drawIcon(
    'M17.4 7.6V5.8c0-.8-.7-1.4-1.5-1.2L5 6.6c-.9.2-1.4.9-1.4 1.7v9.5c0 .9.7 1.6 1.6 1.6h13.6c.9 0 1.6-.7 1.6-1.6V9.2c0-.9-.7-1.6-1.6-1.6H5M16.4 13.4v.1',
  ),
  voucher: drawIcon(
    'M4 7h16v3.2a1.9 1.9 0 0 0 0 3.6V17H4v-3.2a1.9 1.9 0 0 0 0-3.6ZM9.6 7v1.4M9.6 11.2v1.6M9.6 15.6V17',
  ),
  debit: drawIcon('M4.6 19.6h14.8M6 15.6l.8-3.2 8.6-8.6a1.7 1.7 0 0 1 2.4 2.4l-8.6 8.6Z'),
  transfer: drawIcon('M4.2 8.6h14.6m-3.6-3.8 3.8 3.8-3.8 3.8M19.8 15.6H5.2m3.6-3.8-3.8 3.8 3.8 3.8'),
};
