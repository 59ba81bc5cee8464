import { useEffect, useState } from 'react';

/** An address of a file of this browser, given back when it is no longer shown. */
export function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
