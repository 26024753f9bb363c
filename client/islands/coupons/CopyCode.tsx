import { useState } from 'react';
import type { WheelText } from '../../../src/content/text/en/spin.ts';
import { IconButton } from '../../ui/Button.tsx';

/** Copies the code, and says so; a browser that refuses leaves it to be read. */
export function CopyCode({ code, text }: { readonly code: string; readonly text: WheelText }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <IconButton icon={copied ? 'check' : 'copy'} label={copied ? text.copied : text.copy} onClick={copy} />
  );
}
