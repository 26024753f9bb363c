import { callMessage, turnedAwayMessages } from '../../src/content/text/messages.ts';
import type { SendError } from '../api/send.ts';
import { Alert } from './Alert.tsx';

interface SendProblemProps {
  readonly error: SendError;
  /** The form's own message for a failure whose code has none. */
  readonly failed: string;
}

/** Shows why a form was refused, and the number to call. Without JavaScript the server sends the same sentences. */
export const SendProblem = ({ error: { code, phone }, failed }: SendProblemProps) => (
  <Alert shown>
    {code === 'failed' ? failed : turnedAwayMessages[code]} {code === 'failed' && phone && callMessage}{' '}
    {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}
  </Alert>
);
