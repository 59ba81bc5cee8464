import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasskeyEntry } from '#contract/passkeys';
import type { FactorProof } from '#contract/staff';
import { addStaffPasskey, beginAddingStaffPasskey } from '#contract/staff-passkeys';
import { createPasskey } from '../../accounts/passkeys/ceremony.ts';
import { sendCall } from '../../data/use-call.ts';

/**
 * Makes a passkey on this device and adds it to the person's second factors. The proof is empty for the first one.
 * @spec D2.33 D5.8
 */
export function useAddPasskey(onAdded: (passkey: PasskeyEntry) => unknown) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (proof: FactorProof) => {
      const { options } = await sendCall(cache, beginAddingStaffPasskey, { body: proof });
      const made = await createPasskey(options);
      return sendCall(cache, addStaffPasskey, { body: { made } }, { awaitsRefetch: true });
    },
    onSuccess: ({ passkey }) => onAdded(passkey),
  });
}
