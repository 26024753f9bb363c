import { newKeys } from '../src/platform/push/web-push.ts';

/** Prints a new pair of keys for notifications. Another pair ends the subscriptions of all devices. */
const { publicKey, privateKey } = await newKeys();
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
