/** The hours of telephone support in Hindi; a non-breaking space keeps the number with its word. */
export const answerHours = 'सुबह 8 से रात 8\u00a0बजे';

/** The start of the first slot and the end of the last one. */
export const slotHours = 'सुबह 9 से शाम 7\u00a0बजे';
