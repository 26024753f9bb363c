/** The hours of telephone support; non-breaking spaces keep AM and PM with their number. */
export const answerHours = '8\u00a0AM to 8\u00a0PM';

/** The start of the first slot and the end of the last one. */
export const slotHours = '9\u00a0AM to 7\u00a0PM';
