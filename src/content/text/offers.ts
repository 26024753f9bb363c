/** Stands for the price note of a service whose listed price does not hold in a city. */
export const quotedNote = 'Quoted before the work. Parts are extra, at their printed price.';
