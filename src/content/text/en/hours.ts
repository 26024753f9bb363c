/** The hours of telephone support; non-breaking spaces keep AM and PM with their number. */
export const answerHours = '8\u00a0AM to 8\u00a0PM';

/** When the first slot of a day begins and the last one ends. */
export const slotHours = '9\u00a0AM to 7\u00a0PM';
