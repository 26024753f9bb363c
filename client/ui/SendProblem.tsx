import { callMessage, turnedAwayMessages } from '../../src/content/text/en/messages.ts';
import type { SendError } from '../api/send.ts';
import { Alert } from './Alert.tsx';

interface SendProblemProps {
  readonly error: SendError;
  /** The form's own message for a failure without a code of its own. */
  readonly failed: string;
}

/** Why a form was refused, and the number to call. A form sent without JavaScript comes back with the same sentences. */
export const SendProblem = ({ error: { code, phone }, failed }: SendProblemProps) => (
  <Alert>
    {code === 'failed' ? failed : turnedAwayMessages[code]} {code === 'failed' && phone && callMessage}{' '}
    {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}
  </Alert>
);
