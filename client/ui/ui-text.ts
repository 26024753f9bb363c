import { createContext, useContext } from 'react';
import { type UiText, uiText } from '../../src/content/text/en/ui.ts';

/** The language of the primitives: English unless a page or an island provides another. */
const UiTextContext = createContext<UiText>(uiText);

export const useUiText = (): UiText => useContext(UiTextContext);
