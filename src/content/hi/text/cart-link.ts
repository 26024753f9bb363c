import type { cartLinkText as english } from '../../text/cart-link.ts';
import type { Translation } from '../../translation.ts';

/** The link to a filled cart on wide screens, in Hindi. Every page downloads it. */
export const cartLinkText: Translation<typeof english> = { label: (count) => `कार्ट: ${count}` };
