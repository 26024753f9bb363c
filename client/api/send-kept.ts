import { proofHeaders } from '../robot-check/proof.ts';
import { outbox } from '../storage/outbox.ts';
import { notice } from '../tracking/notice.ts';

let sending = false;

/**
 * Sends what was kept without a network, oldest first. An answer settles it, a refusal too: it would be refused again.
 * Where we are busy, down or in doubt about the sender (429, 5xx, 403), or the network is gone again, it stays for the next time.
 */
export async function sendKept(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const { url, method, body, key } of outbox.all()) {
      const { status } = await fetch(url, {
        method,
        body,
        headers: { 'Content-Type': 'application/json', ...(await proofHeaders()) },
      });
      if (status === 403 || status === 429 || status >= 500) break;
      outbox.drop(key);
      if (status < 300)
        notice({ kind: 'sent', method, path: url, body: JSON.parse(body), answer: undefined });
    }
  } catch {
    // The network is gone again.
  } finally {
    sending = false;
  }
}
