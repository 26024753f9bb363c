import { createContext, useContext } from 'react';
import { type UiText, uiText } from '../../src/content/text/en/ui.ts';

/** The texts of the UI components: English unless a page or an island provides another language. */
const UiTextContext = createContext<UiText>(uiText);

export const useUiText = (): UiText => useContext(UiTextContext);
