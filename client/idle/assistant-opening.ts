/** Whether the chat was opened on this page: the floating prompt then no longer hides by itself (spec section 2). */
export const assistant = { wasOpened: false };
