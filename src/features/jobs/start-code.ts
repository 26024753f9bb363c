import type { Signer } from '../../values/signing.ts';

/** The digits of the code that a signature stands for. */
const codeOf = (signature: string): string => {
  let number = 0;
  for (const character of signature) number = (number * 131 + (character.codePointAt(0) ?? 0)) % 9_999_991;
  return String(number % 10_000).padStart(4, '0');
};

const messageOf = (recordId: string, serial: number): string => `${recordId}\0${serial}`;

/**
 * The start code of a job. It is a signature's digits, so it is stored nowhere. No screen of the operator can show it:
 * only the customer's own page does (decision 023).
 */
export const startCode = async (signer: Signer, recordId: string, serial: number): Promise<string> =>
  codeOf(await signer.sign('start', messageOf(recordId, serial)));

/** Whether typed digits are the code; both are signed first, so that the time of the comparison tells nothing. */
export async function isStartCode(
  signer: Signer,
  { recordId, serial }: { readonly recordId: string; readonly serial: number },
  typed: string,
): Promise<boolean> {
  const message = messageOf(recordId, serial);
  const right = (await signer.signAll('start', message)).map(codeOf);
  const typedSignature = await signer.sign('start', `${message}\0${typed}`);
  const verdicts = await Promise.all(
    right.map((code) => signer.verify('start', `${message}\0${code}`, typedSignature)),
  );
  return verdicts.includes(true);
}
