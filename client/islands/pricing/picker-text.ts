import { createContext, useContext } from 'react';
import { type PickerText, pickerText } from '../../../src/content/text/en/picker.ts';

/** English unless a page provides another language: as props, the words would cost every page a fifth of a kilobyte. */
const PickerTextContext = createContext<PickerText>(pickerText);

export const usePickerText = (): PickerText => useContext(PickerTextContext);
