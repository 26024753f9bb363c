/**
 * A tab for the chat, opened inside the click: one opened after the answer would be blocked. It gets its address when
 * the answer is there, or is closed again.
 */
export interface ChatTab {
  show(url: string): void;
  close(): void;
}

export function openChatTab(): ChatTab {
  const tab = window.open('', '_blank');
  return {
    show(url) {
      if (tab === null) return;
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
