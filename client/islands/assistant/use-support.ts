import { useEffect, useRef } from 'react';
import { SUPPORT_REDIRECT_MS } from '../../../src/features/assistant/rules/pace.ts';
import { recordRedirect } from '../../api/note-redirect.ts';

/** Opens the business chat three seconds after the visitor asked for support; going back before stops it. */
export function useSupport(isAsked: boolean, chatUrl: string): void {
  // A conversation that is found on the support path, after a reload, does not open the chat again.
  const wasAsked = useRef(isAsked);
  const url = useRef(chatUrl);
  useEffect(() => {
    url.current = chatUrl;
  }, [chatUrl]);
  useEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (!isAsked) return;
    const redirect = setTimeout(() => {
      recordRedirect({ source: 'assistant-support' });
      const tab = window.open(url.current, '_blank');
      if (tab === null) location.assign(url.current);
      else tab.opener = null;
    }, SUPPORT_REDIRECT_MS);
    return () => clearTimeout(redirect);
  }, [isAsked]);
}
